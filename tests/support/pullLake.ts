import { assetKey, importDataset, readDataset } from '../../scripts/lake/dataset.ts';
import { Evaluators } from '../../scripts/lake/evaluate/evaluators.ts';
import type { DocumentUpdates } from '../../scripts/lake/evaluate/messages.ts';
import { assembleLake, DEFAULT_LIMITS } from '../../scripts/lake/lake.ts';
import { listenLake, type RunningLake } from '../../scripts/lake/server.ts';
import { openDatabase } from '../../scripts/lake/store/database.ts';

/** Of the lake that was started last. */
let documents: DocumentUpdates['documents'] = [];

const { queryMilliseconds: milliseconds, queryMegabytes: megabytes, listening } = DEFAULT_LIMITS;
const evaluators = new Evaluators({ milliseconds, megabytes }, listening, () => documents);

/**
 * Starts a dataset's lake for one pull, as `startLake` does; but all of them, one after the other, share
 * the process that evaluates queries, because starting it takes longer than its query.
 */
export async function startPullLake(dataset: string): Promise<RunningLake> {
  const { assets, documents: given } = await readDataset(dataset);
  const sql = openDatabase(':memory:');
  importDataset(sql, { assets, documents: given });
  const find = (...name: Parameters<typeof assetKey>) => assets.get(assetKey(...name));
  const lake = assembleLake({ sql, assets: { find }, access: { kind: 'readOnly' } });
  const removed = documents.map(([id]) => [id, undefined] as const);
  documents = lake.store.all().map(({ id, content }) => [id, content] as const);
  evaluators.update([...removed, ...documents]);
  return listenLake({ ...lake, evaluators }, 0);
}
