import type { Figure } from '../../../locales/figures.ts';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import { placeholderNames } from '../../../locales/placeholders.ts';
import type { Program, ProgramParts } from '../../../locales/program.ts';
import type { Documents } from '../../queries/documents.ts';
import { toSiteFigure } from '../../queries/figure.ts';
import type { PartsDocument } from '../../queries/program.ts';
import type { ProgramStatus } from '../../queries/programStatus.ts';
import { type DatedRates, toRenminbi } from '../rates.ts';
import type { Addresses } from './addresses.ts';
import type { Pictures } from './pictures.ts';
import { topicsOf } from './topics.ts';

/** The programmes, each with the sections of its page or with two tracks. */
export const composePrograms = (
  documents: Documents,
  addresses: Addresses,
  pictures: Pictures,
  { day, rates }: DatedRates,
): Program[] =>
  documents.program.map((program) => {
    const { family, listed, order, accent, heroHeight, business, birth } = program;
    const { country = null, status, neighbours } = program;
    const slug = program.slug.current;
    return {
      ...addresses.pageOf(program),
      slug,
      family,
      listed,
      order,
      accent,
      heroHeight,
      country,
      status: status ? statusOf(status) : null,
      figures: program.figures.map((figure) => withRenminbi(toSiteFigure(figure, day), rates)),
      topics: topicsOf(program, addresses),
      neighbours: neighbours.flatMap(({ _ref }) => addresses.paths.get(_ref) ?? []),
      parts: isComplete(program) ? partsOf(program) : null,
      tracks: business && birth ? { business: partsOf(business), birth: partsOf(birth) } : null,
      share: pictures.shareUrl({ slug, accent }),
    };
  });

const withRenminbi = (figure: Figure, rates: DatedRates['rates']): Figure => {
  const renminbi = toRenminbi(figure, rates)?.value;
  return renminbi === undefined ? figure : { ...figure, renminbi };
};

const statusOf = ({ state, next }: ProgramStatus) => ({
  state,
  ...(next && { next: { from: next.from } }),
});

const isComplete = (parts: Partial<PartsDocument>): parts is PartsDocument =>
  Boolean(parts.benefits && parts.requirements && parts.timeline);

const partsOf = ({ benefits, requirements, timeline }: PartsDocument): ProgramParts => {
  const steps = TIMELINE_KINDS.filter((kind) => timeline[kind] !== undefined);
  return {
    benefits: benefits.map(({ kind }) => kind),
    requirements: REQUIREMENT_KINDS.filter((kind) => requirements[kind] !== undefined),
    timeline: steps,
    times: steps.map((kind) => figureOf(timeline[kind])),
  };
};

/** The figure used in a step's duration. */
const figureOf = (step: PartsDocument['timeline'][string] | undefined): string | null =>
  (typeof step === 'object' && placeholderNames(step.duration?.en ?? '')[0]) || null;
