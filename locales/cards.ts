import type { Project, TeamMember } from './collections.ts';
import { type FigureLabel, type GlanceFigure, isGlanceFigure } from './figures.ts';
import { goalOf } from './goals.ts';
import type { Program } from './program.ts';
import type { Site } from './site.ts';

/** A country that has programmes. */
interface Country {
  /** ISO 3166-1 code. */
  readonly code: string;
  /** Its colour, `#rrggbb`. */
  readonly accent: string;
  /** Path of its first listed programme. */
  readonly path: string;
}

/** Counts of what the firm offers. */
export function reachOf({ programs, team }: Site) {
  const countries = new Map<string, Country>();
  for (const { country: code, accent, path } of programs.filter(({ listed }) => listed))
    if (code && !countries.has(code)) countries.set(code, { code, accent, path });
  return { countries: [...countries.values()], routes: programs.length, attorneys: team.length };
}

/** The fields of a programme that other pages show. */
export const programCard = (program: Program) => {
  const { path, group, slug, accent, country, family, parts, status } = program;
  const figures = cardFigures(program);
  return { path, group, slug, accent, country, family, parts, status, figures };
};

/** Figures that a card can show, by priority; it shows the first two that the programme has. */
const CARD_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'citizenshipAfter',
  'permanentResidenceAfter',
  'visaFree',
] as const satisfies readonly GlanceFigure[];

/** For a passport, the years decide, and not the first stage. */
const PASSPORT_FIGURES = [
  'minInvestment',
  'citizenshipAfter',
  'firstStage',
  'processingTime',
  'visaFree',
] as const satisfies readonly GlanceFigure[];

const cardFigures = ({ family, figures }: Program) =>
  (goalOf(family) === 'citizenship' ? PASSPORT_FIGURES : CARD_FIGURES)
    .flatMap((name) => {
      const figure = figures.find((one) => one.name === name);
      if (!figure) return [];
      const { isDue, nextFrom, hasCaution } = figure;
      const label: FigureLabel = figure.label ?? name;
      return [
        {
          name,
          label,
          ...(isDue && { isDue }),
          ...(nextFrom && { nextFrom }),
          ...(hasCaution && { hasCaution }),
        },
      ];
    })
    .slice(0, 2);

export const registerRow = (program: Program) => {
  const { path, group, slug, family, accent, country, status, topics } = program;
  const figures = program.figures.filter(({ name }) => isGlanceFigure(name));
  const { languageTest, costs, presence } = topics;
  const saysMinimum = costs?.items.some(({ kind, isNoted }) => kind === 'minimum' && isNoted);
  return {
    path,
    group,
    slug,
    family,
    accent,
    country,
    status,
    figures,
    languageTest,
    members: topics.family?.members ?? null,
    /** Steps of its timeline; their texts stand in for missing figures. */
    steps: program.parts?.timeline ?? [],
    /** Sections of its page that answer in words where there is no figure. */
    sections: [
      ...(saysMinimum ? (['costs'] as const) : []),
      ...(presence ? (['presence'] as const) : []),
    ],
  };
};

export const portrait = ({ path, group, photo }: TeamMember) => ({ path, group, photo });

/** With its first picture only. */
export const projectCard = ({ path, group, carousel }: Project) => ({
  path,
  group,
  carousel: carousel.slice(0, 1),
});
