import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command/command.ts';

/** Held until it is released or its process ends, however it ends. */
interface Lock extends Disposable {
  release(): void;
}

/** A database that nobody refers to is closed, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes what only one process may have at a time. The lock is the operating system's, on a database
 * of its own: a process that is killed leaves nothing behind that could be mistaken for a lock.
 *
 * @param file the database; its folder is made when missing
 * @param refusal what to say when another process has it
 * @param patience milliseconds to wait until it has not
 * @throws {CommandError} when another process has it, or the file cannot be used
 * @throws the file system's error when its folder cannot be made
 */
export function takeLock(file: string, refusal: string, patience = 0): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = openLockFile(file, patience);
  try {
    // Without a journal on the disk nothing is left there, and a full disk stops nobody.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw isBusy(cause) ? new CommandError(refusal, { cause }) : unusable(file, cause);
  }
  held.add(database);
  const release = () => {
    held.delete(database);
    if (database.isOpen) database.close();
  };
  return { release, [Symbol.dispose]: release };
}

function openLockFile(file: string, timeout: number): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout });
  } catch (cause) {
    throw unusable(file, cause);
  }
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/** Whether another process has a database to itself. */
export const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const unusable = (file: string, cause: unknown) =>
  new CommandError(`${file} cannot be used as a lock: make its folder writable`, { cause });
