import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';
import { takeLock } from '../disk/lock.ts';
import type { Sql } from '../disk/sql.ts';
import { AssetFolder } from './assets/assetFolder.ts';
import { type Dataset, importDataset, readDataset } from './dataset.ts';
import { makePrivate, makePrivateFile } from './privateFolder.ts';
import { openDatabase } from './store/database.ts';

/** The files and folders of a lake. */
export const lakePaths = (folder: string) => ({
  database: path.join(folder, 'lake.db'),
  lock: path.join(folder, 'lock.db'),
  tokens: path.join(folder, 'tokens.json'),
  assets: path.join(folder, 'assets'),
});

/** Added to messages about disk failures. */
export const DATA_UNCHANGED = 'The data of the lake is unchanged';

/**
 * The files and folders of an existing lake.
 *
 * @throws {CommandError} when the folder contains no lake
 * @throws the file system's error when the folder cannot be accessed
 */
export async function requireLakePaths(folder: string) {
  const paths = lakePaths(folder);
  await access(paths.database).catch((error: unknown) => {
    if (failureCode(error) !== 'ENOENT') throw error;
    throw new CommandError(
      `There is no lake in ${folder}: start it once with npm run lake, or specify its folder with --data DIR`,
    );
  });
  return paths;
}

/**
 * Opens a lake's folder: restricts it to its owner, locks it and, if it is new, imports a dataset.
 *
 * @param reset deletes all data except the tokens
 * @throws {CommandError} when another lake serves the folder, or it has contents, but no lake
 * @throws when the dataset or the folder cannot be read
 */
export async function openFolder(folder: string, dataset: string, reset = false) {
  await makePrivate(folder);
  const paths = lakePaths(folder);
  await makePrivateFile(paths.lock);
  const lock = takeLock(
    paths.lock,
    `Another lake is serving ${folder}: stop it, or choose another folder with --data DIR`,
  );
  try {
    // Read first: if the dataset is unreadable, the existing data must be kept.
    const imported = reset ? await readDataset(dataset) : undefined;
    if (reset) await removeData(folder);
    const assets = new AssetFolder(paths.assets);
    await assets.prepare();
    await makePrivateFile(paths.database);
    const sql = openDatabase(paths.database);
    if (isEmpty(sql)) await fill(sql, assets, imported ?? (await readDataset(dataset)));
    return { sql, assets, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function removeData(folder: string): Promise<void> {
  const { database, assets } = lakePaths(folder);
  for (const file of [database, `${database}-wal`, `${database}-shm`])
    await rm(file, { force: true });
  await rm(assets, { recursive: true, force: true });
}

const isEmpty = (sql: Sql) =>
  sql.database.prepare('SELECT 1 FROM transactions LIMIT 1').get() === undefined;

/** Assets first: if the start is interrupted, no document lacks its picture. */
async function fill(sql: Sql, assets: AssetFolder, dataset: Dataset): Promise<void> {
  for (const [key, file] of dataset.assets) await assets.copy(file, key);
  await assets.flush();
  importDataset(sql, dataset, new Date().toISOString());
}
