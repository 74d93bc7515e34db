import { SCREEN_PATHS, SHARED_TYPES } from '../../locales/routes.ts';
import type { Site } from '../../locales/site.ts';
import type { Kept } from '../../studio/compose/kept.ts';
import type { Page } from '../../studio/compose/pages.ts';
import type { Documents } from '../../studio/queries/documents.ts';
import { addressProblems } from './addresses.ts';
import type { Problem } from './problems.ts';
import { linkProblems, referenceProblems } from './references.ts';

/** Document types of which the site needs exactly one, and their pages where they have one. */
export const SINGLETONS: ReadonlyMap<string, string | undefined> = new Map([
  ...Object.entries(SCREEN_PATHS),
  ...SHARED_TYPES.map((type) => [type, undefined] as const),
]);

/** What there is of the site besides the documents that are held against each other. */
export interface Surroundings {
  /** The site before this pull. */
  readonly previous: Site | undefined;
  /** Parts of it that stay as they are. */
  readonly kept: Kept;
  /** Documents that stay unpublished, with the page each would have. */
  readonly leftOut: ReadonlyMap<string, string | undefined>;
}

/** What no document can know alone: pages with one address, dangling references, missing screens. */
export function crossDocumentProblems(
  documents: Documents,
  pages: readonly Page[],
  surroundings: Surroundings,
): Problem[] {
  return [
    ...addressProblems(pages, surroundings),
    ...referenceProblems(documents, pages, surroundings),
    ...linkProblems(pages, surroundings),
  ];
}

/** Screens and settings that are missing, or stand more than once. */
export const singletonProblems = (documents: Documents): Problem[] =>
  Object.entries(documents).flatMap(([type, found]) =>
    !SINGLETONS.has(type) || found.length === 1
      ? []
      : [
          {
            document: type,
            field: '',
            page: SINGLETONS.get(type),
            message:
              found.length === 0
                ? `is missing: publish the document "${type}" in the Studio`
                : `stands ${found.length} times (${found.map(({ _id }) => _id).join(', ')}): keep one and delete the others`,
          },
        ],
  );
