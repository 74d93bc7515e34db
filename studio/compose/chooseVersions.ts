import { DOCUMENT_TYPES, recordOf } from '../../locales/routes.ts';
import type { Fetched, FetchedDocument } from '../queries/documents.ts';

/** The versions of each document by published id, the preferred one first. */
export type Versions = ReadonlyMap<string, readonly FetchedDocument[]>;

/**
 * Chooses the version of each document to show: the first, or the next one if that is refused. A
 * document without an acceptable version is omitted.
 *
 * @param refusedIn returns the ids of the documents that cannot be shown together with the others
 * @returns documents that are all accepted, or have no other version
 */
export function chooseVersions(
  versions: Versions,
  refusedIn: (documents: Fetched) => Iterable<string>,
): Fetched {
  const refusals = new Map<string, number>();
  for (;;) {
    const documents = currentChoice(versions, refusals);
    const next = [...new Set(refusedIn(documents))].filter(
      (id) => (refusals.get(id) ?? 0) < (versions.get(id)?.length ?? 0),
    );
    if (next.length === 0) return documents;
    for (const id of next) refusals.set(id, (refusals.get(id) ?? 0) + 1);
  }
}

function currentChoice(versions: Versions, refusals: ReadonlyMap<string, number>): Fetched {
  const chosen = [...versions].flatMap(([id, list]) => list[refusals.get(id) ?? 0] ?? []);
  return recordOf(DOCUMENT_TYPES, (type) => chosen.filter(({ _type }) => _type === type));
}
