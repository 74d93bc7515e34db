import { DOCUMENT_TYPES, recordOf } from '../../locales/routes.ts';
import type { Fetched, FetchedDocument } from '../queries/documents.ts';

/** The versions of each document by its published id, the one that should be shown first. */
export type Versions = ReadonlyMap<string, readonly FetchedDocument[]>;

/**
 * Chooses the version of each document that can be shown: its first, or where that is refused the
 * next one. A document without a version that can be shown is left out.
 *
 * @param refusedIn gives the ids of documents that cannot be shown among the others
 * @returns documents of which none is refused that has another version
 */
export function chooseVersions(
  versions: Versions,
  refusedIn: (documents: Fetched) => Iterable<string>,
): Fetched {
  const refusals = new Map<string, number>();
  for (;;) {
    const documents = chosenOf(versions, refusals);
    const next = [...new Set(refusedIn(documents))].filter(
      (id) => (refusals.get(id) ?? 0) < (versions.get(id)?.length ?? 0),
    );
    if (next.length === 0) return documents;
    for (const id of next) refusals.set(id, (refusals.get(id) ?? 0) + 1);
  }
}

function chosenOf(versions: Versions, refusals: ReadonlyMap<string, number>): Fetched {
  const chosen = [...versions].flatMap(([id, list]) => list[refusals.get(id) ?? 0] ?? []);
  return recordOf(DOCUMENT_TYPES, (type) => chosen.filter(({ _type }) => _type === type));
}
