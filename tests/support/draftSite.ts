import { composeDraft, type DraftSite } from '../../studio/interface/preview/draft/composeDraft.ts';
import { type LakeState, readLakeState } from '../../studio/interface/preview/draft/lakeState.ts';
import { gapNote } from '../../studio/interface/preview/draft/notes.ts';
import { originalsOf } from '../../studio/interface/preview/draft/originals.ts';
import type { Layer, StoredDocument } from '../../studio/schema/overlay.ts';
import { typeOf } from './schema.ts';
import { storedDocuments } from './storedDocuments.ts';

/** The fixture's documents with additional drafts. */
export async function lakeWith(...drafts: readonly StoredDocument[]): Promise<StoredDocument[]> {
  return [...(await storedDocuments()), ...drafts];
}

/** A document of the fixture with changed fields; `undefined` removes a field. */
export async function draftOf(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<StoredDocument> {
  const found = (await storedDocuments()).find(({ _id }) => _id === id);
  if (!found) throw new Error(`The dataset has no document ${id}`);
  return { ...found, _id: `drafts.${id}`, ...fields };
}

let read: Promise<LakeState> | undefined;

/** The fixture's documents as the site's queries return them. */
export function fixtureState(): Promise<LakeState> {
  read ??= storedDocuments().then((stored) => readLakeState(stored));
  return read;
}

/** The site as an editor of a document sees it, with drafts or a release. */
export async function siteWith(
  edited: StoredDocument | undefined,
  stored?: readonly StoredDocument[],
  layer?: Layer,
): Promise<DraftSite> {
  return composeDraft({
    lake: await (stored ? readLakeState(stored, layer) : fixtureState()),
    edited,
    pictures: originalsOf('http://lake.test'),
    note: gapNote(typeOf),
  });
}
