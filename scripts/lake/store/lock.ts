import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../command.ts';

/** Held for as long as the lake runs. */
export interface Lock {
  release(): void;
}

/**
 * Takes a folder for one lake. The lock is the operating system's, on a database of its own, so a
 * lake that is killed leaves nothing behind, and the documents stay readable to `lake export`.
 *
 * @throws {CommandError} when another lake has it
 */
export function takeLock(file: string, folder: string): Lock {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw new CommandError(`Another lake serves ${folder}: stop it, or give this one --data DIR`, {
      cause,
    });
  }
  return {
    release: () => {
      if (database.isOpen) database.close();
    },
  };
}
