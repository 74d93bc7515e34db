import { ENTRIES } from '../../../locales/routes.ts';
import type { Term } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Kept } from '../kept.ts';

/** The glossary entries; pages sort them for each language. */
export const composeTerms = ({ glossaryTerm }: Documents, kept: Kept): Term[] =>
  [
    ...glossaryTerm.map((term) => ({
      id: term._id,
      group: `${ENTRIES.glossaryTerm.group}.${term.slug.current}`,
      slug: term.slug.current,
      hasOthers: term.others !== undefined,
    })),
    ...kept.terms,
  ].sort((a, b) => (a.slug < b.slug ? -1 : 1));
