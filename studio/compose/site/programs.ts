import * as v from 'valibot';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import type { Program, ProgramParts } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import { type PartsDocument, ProgramDocument } from '../../queries/program.ts';
import type { Addresses } from './addresses.ts';
import { kindsOf } from './kinds.ts';
import type { Pictures } from './pictures.ts';

/** The programmes, each with the parts of its page or with its two tracks. */
export const composePrograms = (
  documents: Documents,
  { pageOf }: Addresses,
  pictures: Pictures,
): Program[] =>
  documents.program.map((document) => {
    const program = v.parse(ProgramDocument, document);
    const { family, listed, order, accent, heroHeight, figures, business, birth } = program;
    const slug = program.slug.current;
    return {
      ...pageOf(document),
      ...{ slug, family, listed, order, accent, heroHeight, figures },
      parts: isComplete(program) ? partsOf(program) : null,
      tracks: business && birth ? { business: partsOf(business), birth: partsOf(birth) } : null,
      share: pictures.shareUrl({ slug, accent }),
    };
  });

const isComplete = (parts: Partial<PartsDocument>): parts is PartsDocument =>
  Boolean(parts.benefits && parts.requirements && parts.timeline);

const partsOf = ({ benefits, requirements, timeline }: PartsDocument): ProgramParts => ({
  benefits: kindsOf(benefits),
  requirements: REQUIREMENT_KINDS.filter((kind) => requirements[kind] !== undefined),
  timeline: TIMELINE_KINDS.filter((kind) => timeline[kind] !== undefined),
});
