import { type FigureLabel, type GlanceFigure, isGlance } from './figures.ts';
import type { Program, Project, Site, TeamMember } from './site.ts';

/** A country that programmes lead to. */
interface Country {
  /** ISO 3166-1 code. */
  readonly code: string;
  /** Its colour, `#rrggbb`. */
  readonly accent: string;
  /** Path of its first listed programme. */
  readonly path: string;
}

/** What the firm offers, counted. */
export function reachOf({ programs, team }: Site) {
  const countries = new Map<string, Country>();
  for (const { country: code, accent, path } of programs.filter(({ listed }) => listed))
    if (code && !countries.has(code)) countries.set(code, { code, accent, path });
  return { countries: [...countries.values()], routes: programs.length, attorneys: team.length };
}

/** What other pages show of a programme. */
export const programCard = (program: Program) => {
  const { path, group, slug, accent, country, family, parts, status } = program;
  const figures = cardFigures(program);
  return { path, group, slug, accent, country, family, parts, status, figures };
};

/** What a card tells of a programme, as far as it has it: the first two, each with its label. */
const CARD_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'citizenshipAfter',
  'permanentResidenceAfter',
  'visaFree',
] as const satisfies readonly GlanceFigure[];

const cardFigures = ({ figures }: Program) =>
  CARD_FIGURES.flatMap((name) => {
    const figure = figures.find((one) => one.name === name);
    if (!figure) return [];
    const { isDue, nextFrom, hasCaution } = figure;
    const label: FigureLabel = figure.label ?? name;
    const notes = {
      ...(isDue && { isDue }),
      ...(nextFrom && { nextFrom }),
      ...(hasCaution && { hasCaution }),
    };
    // That a count is of its passport stands below it, too.
    const isNoted = label === 'visaFreePassport' || Object.keys(notes).length > 0;
    return [{ name, label, ...notes, isNoted }];
  }).slice(0, 2);

/** A programme's line in the register. */
export const registerRow = (program: Program) => {
  const { path, group, slug, family, accent, country, status, topics } = program;
  const figures = program.figures.filter(({ name }) => isGlance(name));
  const { languageTest, hasDaysBrief, costs, presence } = topics;
  const saysMinimum = costs?.items.some(({ kind, isNoted }) => kind === 'minimum' && isNoted);
  return {
    ...{ path, group, slug, family, accent, country, status, figures, languageTest, hasDaysBrief },
    members: topics.family?.members ?? null,
    /** Stations of its timeline: their words tell what no figure says. */
    stations: program.parts?.timeline ?? [],
    /** Sections of its page that say in words what no figure says. */
    sections: [
      ...(saysMinimum ? (['costs'] as const) : []),
      ...(presence ? (['presence'] as const) : []),
    ],
  };
};

export const portrait = ({ path, group, photo }: TeamMember) => ({ path, group, photo });

/** With the first of its pictures alone. */
export const projectCard = ({ path, group, carousel }: Project) => ({
  path,
  group,
  carousel: carousel.slice(0, 1),
});
