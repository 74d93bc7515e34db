import { evaluate, parse } from 'groq-js';
import {
  type FetchedDocument,
  type FetchedDocuments,
  mapDocuments,
  readDocuments,
} from '../../../queries/documents.ts';
import { allDocumentsQuery, registry } from '../../../queries/index.ts';
import {
  documentsInLayer,
  isRemovedByRelease,
  type Layer,
  overlay,
  publishedDocuments,
  publishedId,
  type StoredDocument,
} from '../../../schema/overlay.ts';
import { normalizeDraft } from './normalizeDraft.ts';

/** A snapshot of the lake, as the site's queries return it. */
export interface LakeState {
  /** The documents that queries dereference: pictures. */
  readonly pictures: readonly StoredDocument[];
  /** With a layer's documents replacing the published ones. */
  readonly drafts: FetchedDocuments;
  /** The published documents without those that the layer removes. */
  readonly published: FetchedDocuments;
  /** Ids of the documents that the layer removes. */
  readonly removed: ReadonlySet<string>;
}

/** Prepares everything that stays the same while one document is edited. */
export async function readLakeState(
  stored: readonly StoredDocument[],
  layer: Layer = 'drafts',
): Promise<LakeState> {
  const dataset = overlay(stored, layer);
  const removed = new Set(
    documentsInLayer(stored, layer)
      .filter(isRemovedByRelease)
      .map(({ _id }) => publishedId(_id)),
  );
  const published = publishedDocuments(stored).filter(({ _id }) => !removed.has(_id));
  return {
    pictures: dataset.filter(({ _type }) => !Object.hasOwn(registry, _type)),
    drafts: normalizeAll(await projectDocuments(dataset)),
    published: normalizeAll(await projectDocuments(published)),
    removed,
  };
}

/** The slug of a page that has none yet. */
export const PLACEHOLDER_SLUG = 'not-named-yet';

/**
 * The document in the form as the site's query returns it; it can be previewed without a slug.
 * Nothing if its release removes it.
 */
export async function projectEditedDocument(
  { pictures }: LakeState,
  edited: StoredDocument,
): Promise<FetchedDocument | undefined> {
  if (isRemovedByRelease(edited)) return undefined;
  const documents = await projectDocuments([...pictures, edited]);
  const found = Object.values(documents)
    .flat()
    .find(({ _id }) => _id === edited._id);
  return found && normalizeDraft({ slug: { current: PLACEHOLDER_SLUG }, ...found });
}

const normalizeAll = (documents: FetchedDocuments): FetchedDocuments =>
  mapDocuments(documents, (list) => list.map(normalizeDraft));

const query = parse(allDocumentsQuery);

/**
 * Runs the site's own query on local documents, as the pull runs it on the lake.
 *
 * @param dataset includes the documents of pictures
 */
export async function projectDocuments(
  dataset: readonly StoredDocument[],
): Promise<FetchedDocuments> {
  const value = await evaluate(query, { dataset });
  const documents = readDocuments(await value.get());
  if ('missing' in documents)
    throw new Error(`The query did not give ${documents.missing.join(', ')}`);
  return documents;
}
