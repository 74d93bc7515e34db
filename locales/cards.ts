import { type GlanceFigure, isGlance } from './figures.ts';
import type {
  Country,
  Portrait,
  ProgramCard,
  ProgramPlace,
  ProjectCard,
  Reach,
  RegisterRow,
} from './parts.ts';
import type { Program, Project, Site, TeamMember } from './site.ts';

export function reachOf({ programs, team }: Site): Reach {
  const countries = new Map<string, Country>();
  for (const { country: code, accent, path } of programs.filter(({ listed }) => listed))
    if (code && !countries.has(code)) countries.set(code, { code, accent, path });
  return { countries: [...countries.values()], routes: programs.length, attorneys: team.length };
}

export const placeOf = (program: Program | undefined): ProgramPlace | undefined =>
  program && { path: program.path, group: program.group };

export const programCard = (program: Program): ProgramCard => {
  const { path, group, slug, accent, country, family, parts, status } = program;
  const figures = cardFigures(program);
  return { path, group, slug, accent, country, family, parts, status, figures };
};

/** What a card tells of a programme, as far as it has it: the first two. */
const CARD_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'citizenshipAfter',
  'permanentResidenceAfter',
  'visaFree',
] as const satisfies readonly GlanceFigure[];

const cardFigures = ({ figures }: Program): ProgramCard['figures'] =>
  CARD_FIGURES.flatMap((name) => {
    const figure = figures.find((one) => one.name === name);
    if (!figure) return [];
    const { label, isDue, nextFrom } = figure;
    return [{ name, label: label ?? name, ...(isDue && { isDue }), ...(nextFrom && { nextFrom }) }];
  }).slice(0, 2);

export const registerRow = (program: Program): RegisterRow => {
  const { path, group, slug, family, accent, country, status, topics } = program;
  const figures = program.figures.filter(({ name }) => isGlance(name));
  const { languageTest, hasDaysBrief, costs, presence } = topics;
  const saysMinimum = costs?.items.some(({ kind, isNoted }) => kind === 'minimum' && isNoted);
  return {
    ...{ path, group, slug, family, accent, country, status, figures, languageTest, hasDaysBrief },
    members: topics.family?.members ?? null,
    stations: program.parts?.timeline ?? [],
    sections: [
      ...(saysMinimum ? (['costs'] as const) : []),
      ...(presence ? (['presence'] as const) : []),
    ],
  };
};

export const portrait = ({ path, group, photo }: TeamMember): Portrait => ({ path, group, photo });

export const projectCard = ({ path, group, carousel }: Project): ProjectCard => ({
  path,
  group,
  carousel: carousel.slice(0, 1),
});
