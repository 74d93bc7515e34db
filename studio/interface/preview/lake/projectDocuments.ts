import { evaluate, parse } from 'groq-js';
import { type Fetched, readDocuments } from '../../../queries/documents.ts';
import { everything } from '../../../queries/index.ts';
import type { StoredDocument } from '../../documents/overlay.ts';

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
