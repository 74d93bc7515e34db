import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from './diskFailure.ts';

/** Held until it is released or its process ends. */
interface Lock extends Disposable {
  release(): void;
}

/** Keeps databases referenced: garbage collection would close them and release their locks. */
const heldDatabases = new Set<DatabaseSync>();

/**
 * Takes an exclusive lock. It is an operating system lock on a separate database, so a killed process
 * leaves no stale lock behind.
 *
 * @param file the database; its folder is created if missing
 * @param refusal the error message when another process holds the lock
 * @param timeout milliseconds to wait for the lock
 * @throws {CommandError} when another process holds the lock, or the file or its folder cannot be used
 */
export function takeLock(file: string, refusal: string, timeout = 0): Lock {
  makeFolderOf(file);
  const database = openLockFile(file, timeout);
  try {
    // An in-memory journal leaves no file behind, and works even if the disk is full.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw isBusy(cause) ? new CommandError(refusal, { cause }) : unusableLockError(file, cause);
  }
  heldDatabases.add(database);
  const release = () => {
    heldDatabases.delete(database);
    if (database.isOpen) database.close();
  };
  return { release, [Symbol.dispose]: release };
}

function makeFolderOf(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw explainDiskFailure(error);
  }
}

function openLockFile(file: string, timeout: number): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout });
  } catch (cause) {
    throw unusableLockError(file, cause);
  }
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/** Whether an error means that another process has locked a database. */
export const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const unusableLockError = (file: string, cause: unknown) =>
  new CommandError(`${file} cannot be used as a lock: make its folder writable`, { cause });
