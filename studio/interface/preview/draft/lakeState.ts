import { evaluate, parse } from 'groq-js';
import {
  type Fetched,
  type FetchedDocument,
  mapDocuments,
  readDocuments,
} from '../../../queries/documents.ts';
import { everything, registry } from '../../../queries/index.ts';
import {
  documentsOf,
  isLeaving,
  type Layer,
  overlay,
  publishedId,
  publishedOf,
  type StoredDocument,
} from '../../documents/overlay.ts';
import { normalizeDraft } from './normalizeDraft.ts';

/** A snapshot of the lake, as the site's queries return it. */
export interface LakeState {
  /** The documents that queries dereference: pictures. */
  readonly pictures: readonly StoredDocument[];
  /** With a layer's documents replacing the published ones. */
  readonly drafts: Fetched;
  /** The published documents without those that the layer removes. */
  readonly published: Fetched;
}

/** Prepares everything that stays the same while one document is edited. */
export async function readLakeState(
  stored: readonly StoredDocument[],
  layer: Layer = 'drafts',
): Promise<LakeState> {
  const dataset = overlay(stored, layer);
  const leaving = new Set(
    documentsOf(stored, layer)
      .filter(isLeaving)
      .map(({ _id }) => publishedId(_id)),
  );
  const published = publishedOf(stored).filter(({ _id }) => !leaving.has(_id));
  return {
    pictures: dataset.filter(({ _type }) => !Object.hasOwn(registry, _type)),
    drafts: normalizeAll(await projectDocuments(dataset)),
    published: normalizeAll(await projectDocuments(published)),
  };
}

/** The slug of a page that has none yet. */
export const UNNAMED = 'not-named-yet';

/** The document in the form as the site's query returns it; it can be previewed without a slug. */
export async function projectEdited(
  { pictures }: LakeState,
  edited: StoredDocument,
): Promise<FetchedDocument | undefined> {
  const documents = await projectDocuments([...pictures, edited]);
  const found = Object.values(documents)
    .flat()
    .find(({ _id }) => _id === edited._id);
  return found && normalizeDraft({ slug: { current: UNNAMED }, ...found });
}

const normalizeAll = (documents: Fetched): Fetched =>
  mapDocuments(documents, (list) => list.map(normalizeDraft));

const query = parse(everything);

/**
 * Runs the site's own query on local documents, as the pull runs it on the lake.
 *
 * @param dataset includes the documents of pictures
 */
export async function projectDocuments(dataset: readonly StoredDocument[]): Promise<Fetched> {
  const value = await evaluate(query, { dataset });
  const documents = readDocuments(await value.get());
  if ('missing' in documents)
    throw new Error(`The query did not give ${documents.missing.join(', ')}`);
  return documents;
}
