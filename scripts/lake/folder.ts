import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Lock, takeLock } from '../lock.ts';
import { AssetFolder } from './assets/assetFolder.ts';
import { isAssetKind } from './assets/kind.ts';
import { readDataset } from './dataset.ts';
import { importDataset } from './importDataset.ts';
import { openDatabase } from './store/database.ts';
import type { Sql } from './store/sql.ts';

/** Where a lake keeps what it holds. */
export const placesIn = (folder: string) => ({
  database: path.join(folder, 'lake.db'),
  lock: path.join(folder, 'lock.db'),
  tokens: path.join(folder, 'tokens.json'),
  assets: path.join(folder, 'assets'),
});

/** A folder that is this lake's alone until it is closed. */
export interface LakeFolder {
  readonly sql: Sql;
  readonly assets: AssetFolder;
  readonly lock: Lock;
}

/**
 * Opens a lake's folder; a new one is filled from a dataset.
 *
 * @param reset forgets what the folder holds, tokens aside
 * @throws {CommandError} when another lake serves the folder
 * @throws when the dataset or the folder cannot be read
 */
export async function openFolder(
  folder: string,
  dataset: string,
  reset = false,
): Promise<LakeFolder> {
  await mkdir(folder, { recursive: true });
  const places = placesIn(folder);
  const lock = takeLock(
    places.lock,
    `Another lake serves ${folder}: stop it, or give this one --data DIR`,
  );
  try {
    if (reset) await forget(folder);
    const assets = new AssetFolder(places.assets);
    await assets.prepare();
    const sql = openDatabase(places.database);
    if (isEmpty(sql)) await fill(sql, assets, dataset);
    return { sql, assets, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function forget(folder: string): Promise<void> {
  const { database, assets } = placesIn(folder);
  for (const file of [database, `${database}-wal`, `${database}-shm`])
    await rm(file, { force: true });
  await rm(assets, { recursive: true, force: true });
}

const isEmpty = (sql: Sql) =>
  sql.database.prepare('SELECT 1 FROM transactions LIMIT 1').get() === undefined;

/** Assets first: a start that is cut short leaves no document without its picture. */
async function fill(sql: Sql, assets: AssetFolder, folder: string): Promise<void> {
  const dataset = await readDataset(folder);
  for (const [key, file] of dataset.assets) {
    const [kind = '', name = ''] = key.split('/');
    if (isAssetKind(kind)) await assets.copy(file, kind, name);
  }
  importDataset(sql, dataset);
}
