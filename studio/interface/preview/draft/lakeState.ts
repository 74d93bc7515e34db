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
import { tidy } from './tidy.ts';

/** The lake at one moment, as the site asks for it. */
export interface LakeState {
  /** What the queries follow references to: pictures. */
  readonly pictures: readonly StoredDocument[];
  /** With the documents of a layer in place of what is published. */
  readonly drafts: Fetched;
  /** Without those that the layer takes off the site. */
  readonly published: Fetched;
}

/** Prepares what does not change while one document is edited. */
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
    drafts: tidyAll(await projectDocuments(dataset)),
    published: tidyAll(await projectDocuments(published)),
  };
}

/** The last part of the address of a page that has none yet. */
export const UNNAMED = 'not-named-yet';

/** The document of the form as the site's query gives it; it can be looked at without an address. */
export async function projectEdited(
  { pictures }: LakeState,
  edited: StoredDocument,
): Promise<FetchedDocument | undefined> {
  const documents = await projectDocuments([...pictures, edited]);
  const found = Object.values(documents)
    .flat()
    .find(({ _id }) => _id === edited._id);
  return found && tidy({ slug: { current: UNNAMED }, ...found });
}

const tidyAll = (documents: Fetched): Fetched => mapDocuments(documents, (list) => list.map(tidy));

const query = parse(everything);

/**
 * Asks the site's own query of documents that are at hand, as the pull asks it of the lake.
 *
 * @param dataset pictures' documents included
 */
export async function projectDocuments(dataset: readonly StoredDocument[]): Promise<Fetched> {
  const value = await evaluate(query, { dataset });
  const documents = readDocuments(await value.get());
  if ('missing' in documents)
    throw new Error(`The query did not give ${documents.missing.join(', ')}`);
  return documents;
}
