import { isRecord } from '../../locales/isRecord.ts';
import { FAMILY_PLACES, SCREEN_PATHS, SHARED_TYPES } from '../../locales/routes.ts';
import { entriesOf, type Page } from '../../studio/compose/documentPages.ts';
import { neededSingletons } from '../../studio/compose/neededSingletons.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import { addressProblems, redirectProblems } from './addresses.ts';
import { linkProblems } from './links.ts';
import { referenceProblems } from './references.ts';
import type { SiteContext } from './siteContext.ts';

/** Document types that have one document at most, with the path of its page, if any. */
export const SINGLETONS: ReadonlyMap<string, string | undefined> = new Map([
  ...Object.entries(SCREEN_PATHS),
  ...SHARED_TYPES.map((type) => [type, undefined] as const),
]);

/** Problems between documents: duplicate addresses, dead references and links, a missing notice. */
export function crossDocumentProblems(
  documents: FetchedDocuments,
  pages: readonly Page[],
  context: SiteContext,
): Problem[] {
  return [
    ...addressProblems([...pages, ...entriesOf(documents)], context),
    ...redirectProblems(documents, pages, context),
    ...referenceProblems(documents, pages, context),
    ...linkProblems(documents, pages, context),
    ...noticeProblems(documents, context),
    ...indexProblems(documents, context),
  ];
}

/** A programme that is kept needs the screen above it, also when its document left that family. */
const indexProblems = (documents: FetchedDocuments, { kept }: SiteContext): Problem[] =>
  [...new Set(kept.programs.map(({ family }) => FAMILY_PLACES[family].index))]
    .filter((type) => documents[type].length === 0 && !kept.screens[type])
    .map(missingProblem);

/** A site that describes investments says that it does not offer them. */
const noticeProblems = (
  { project, siteSettings }: FetchedDocuments,
  { kept: { projects } }: SiteContext,
): Problem[] =>
  siteSettings
    .filter(() => project.length + projects.length > 0)
    .filter(({ notAnOffer }) => !(isRecord(notAnOffer) && notAnOffer.en))
    .map(({ _id }) => ({
      document: _id,
      field: 'notAnOffer',
      page: undefined,
      message: say('is needed while the site describes a project'),
    }));

/** Screens and settings that are missing or exist more than once. */
export function singletonProblems(documents: FetchedDocuments): Problem[] {
  const needed = neededSingletons(documents);
  return Object.entries(documents)
    .filter(([type, { length }]) => SINGLETONS.has(type) && length !== 1)
    .filter(([type, { length }]) => length > 1 || needed.includes(type))
    .map(([type, found]) => ({
      ...missingProblem(type),
      ...(found.length > 0 && {
        message: say('exists [count] times ([ids]): keep one and delete the others', {
          count: found.length,
          ids: found.map(({ _id }) => _id).join(', '),
        }),
      }),
    }));
}

const missingProblem = (type: string): Problem => ({
  document: type,
  field: '',
  page: SINGLETONS.get(type),
  message: say('is missing: publish the document "[type]" in the Studio', { type }),
});
