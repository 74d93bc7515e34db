import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { exists } from '../disk/durable.ts';
import { takeLock } from '../disk/lock.ts';
import type { Sql } from '../disk/sql.ts';
import { AssetFolder } from './assets/assetFolder.ts';
import { isAssetKind } from './assets/kind.ts';
import { type Dataset, importDataset, readDataset } from './dataset.ts';
import { makePrivate, makePrivateFile } from './privateFolder.ts';
import { openDatabase } from './store/database.ts';

/** Where a lake keeps what it holds. */
export const lakePlaces = (folder: string) => ({
  database: path.join(folder, 'lake.db'),
  lock: path.join(folder, 'lock.db'),
  tokens: path.join(folder, 'tokens.json'),
  assets: path.join(folder, 'assets'),
});

/** What becomes of a lake whose folder, or its disk, refuses something. */
export const UNTOUCHED = 'What the lake keeps is untouched';

/**
 * Where a lake keeps what it holds, if it has been started.
 *
 * @throws {CommandError} when the folder holds none
 */
export async function placesOfLake(folder: string) {
  const places = lakePlaces(folder);
  if (await exists(places.database)) return places;
  throw new CommandError(
    `There is no lake in ${folder}: start it once with npm run lake, or name its folder with --data DIR`,
  );
}

/**
 * Opens a lake's folder, closed to other users and this lake's alone until its lock is released; a
 * new one is filled from a dataset.
 *
 * @param reset forgets what the folder holds, tokens aside
 * @throws {CommandError} when another lake serves the folder
 * @throws when the dataset or the folder cannot be read
 */
export async function openFolder(folder: string, dataset: string, reset = false) {
  await makePrivate(folder);
  const places = lakePlaces(folder);
  await makePrivateFile(places.lock);
  const lock = takeLock(
    places.lock,
    `Another lake serves ${folder}: stop it, or give this one --data DIR`,
  );
  try {
    // A dataset that cannot be read must not cost what is there.
    const imported = reset ? await readDataset(dataset) : undefined;
    if (reset) await removeData(folder);
    const assets = new AssetFolder(places.assets);
    await assets.prepare();
    await makePrivateFile(places.database);
    const sql = openDatabase(places.database);
    if (isEmpty(sql)) await fill(sql, assets, imported ?? (await readDataset(dataset)));
    return { sql, assets, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function removeData(folder: string): Promise<void> {
  const { database, assets } = lakePlaces(folder);
  for (const file of [database, `${database}-wal`, `${database}-shm`])
    await rm(file, { force: true });
  await rm(assets, { recursive: true, force: true });
}

const isEmpty = (sql: Sql) =>
  sql.database.prepare('SELECT 1 FROM transactions LIMIT 1').get() === undefined;

/** Assets first: a start that is cut short leaves no document without its picture. */
async function fill(sql: Sql, assets: AssetFolder, dataset: Dataset): Promise<void> {
  for (const [key, file] of dataset.assets) {
    const [kind = '', name = ''] = key.split('/');
    if (isAssetKind(kind)) await assets.copy(file, kind, name);
  }
  await assets.flush();
  importDataset(sql, dataset);
}
