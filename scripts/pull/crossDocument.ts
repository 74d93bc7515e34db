import { SCREEN_PATHS } from '../../locales/routes.ts';
import type { Page } from '../../studio/compose/pages.ts';
import type { Document, Documents } from '../../studio/queries/documents.ts';
import type { Problem } from './problems.ts';

/** Document types of which the site needs exactly one. */
const SINGLETONS = [...Object.keys(SCREEN_PATHS), 'navigation', 'siteSettings', 'labels'] as const;

const SCREEN_PAGES: Readonly<Record<string, string>> = SCREEN_PATHS;

/** What no document can know alone: pages with one address, dangling references, missing screens. */
export function crossDocumentProblems(documents: Documents, pages: readonly Page[]): Problem[] {
  const all = Object.values(documents).flat();
  return [
    ...singletonProblems(documents),
    ...duplicateAddresses(pages),
    ...all.flatMap((document) => referenceProblems(document, all, pages)),
  ];
}

const singletonProblems = (documents: Documents): Problem[] =>
  Object.entries(documents).flatMap(([type, found]) =>
    !SINGLETONS.some((name) => name === type) || found.length === 1
      ? []
      : [
          {
            document: type,
            field: '',
            page: SCREEN_PAGES[type],
            message:
              found.length === 0
                ? `is missing: publish the document "${type}" in the Studio`
                : `stands ${found.length} times (${found.map(({ _id }) => _id).join(', ')}): keep one and delete the others`,
          },
        ],
  );

function duplicateAddresses(pages: readonly Page[]): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const earlier = first.get(page.path);
    if (!earlier) {
      first.set(page.path, page);
      return [];
    }
    return [
      {
        document: page.document._id,
        field: 'slug',
        page: page.path,
        message: `has the same address as ${earlier.document._id}: give one of them another slug`,
      },
    ];
  });
}

function referenceProblems(document: Document, all: readonly Document[], pages: readonly Page[]) {
  const known = new Set(all.map(({ _id }) => _id));
  const page = pages.find((candidate) => candidate.document === document)?.path;
  return referencesIn(document).flatMap(({ field, id, resolved }): Problem[] =>
    resolved || known.has(id)
      ? []
      : [
          {
            document: document._id,
            field,
            page,
            message: `refers to ${id}, which is not published: publish it or choose another`,
          },
        ],
  );
}

interface FoundReference {
  readonly field: string;
  readonly id: string;
  /** A picture whose file the query found. */
  readonly resolved: boolean;
}

function referencesIn(value: unknown, path: string[] = [], withFile = false): FoundReference[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_ref' in value)
    return [{ field: path.join('.'), id: String(value._ref), resolved: withFile }];
  const file = 'file' in value && typeof value.file === 'object' && value.file !== null;
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'file' ? [] : referencesIn(inner, [...path, key], file && key === 'asset'),
  );
}
