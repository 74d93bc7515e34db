import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { isBusy } from '../disk/lock.ts';
import { Sql } from '../disk/sql.ts';
import { refuseDanglingFolder } from './places.ts';

/** Raised with every change of the tables, so that an older folder is not misread. */
const SCHEMA_VERSION = 2;

/**
 * `deliveries` are the webhooks taken in, `builds` what was done about them (each covers every
 * delivery up to a number), `hold` is the rollback that is in force, if one is.
 */
const TABLES = `
  CREATE TABLE deliveries (number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE,
    signed TEXT NOT NULL UNIQUE, received TEXT NOT NULL, document TEXT, operation TEXT,
    revision TEXT) STRICT;
  CREATE INDEX deliveries_revision ON deliveries (revision);
  CREATE TABLE builds (number INTEGER PRIMARY KEY, reason TEXT NOT NULL, covers INTEGER NOT NULL,
    started TEXT NOT NULL, ended TEXT, outcome TEXT) STRICT;
  CREATE TABLE hold (only INTEGER PRIMARY KEY CHECK (only = 1), release TEXT NOT NULL,
    after INTEGER NOT NULL, since TEXT NOT NULL) STRICT;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** What version 1 lacked. */
const FROM_1 = `
  ALTER TABLE deliveries ADD COLUMN revision TEXT;
  CREATE INDEX deliveries_revision ON deliveries (revision);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Opens the journal of a folder of releases: what must outlive a killed process. Every change is on
 * the disk when it returns.
 *
 * @param releases the folder `releases`; is made when missing
 * @throws {CommandError} when the file is not a journal, or another version's, or cannot be written for
 * now, or the folder cannot be made
 */
export function openJournal(releases: string): Sql {
  makeFolder(releases);
  const file = path.join(releases, 'journal.db');
  try {
    return open(file);
  } catch (error) {
    throw explain(file, error);
  }
}

function open(file: string): Sql {
  const sql = new Sql(new DatabaseSync(file, { timeout: 5000 }));
  const { database } = sql;
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    sql.transaction(() => {
      const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
      if (version === 0) database.exec(TABLES);
      else if (version === 1) database.exec(FROM_1);
      else if (version !== SCHEMA_VERSION) throw new Error(`it is of version ${version}`);
    });
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
}

/** A journal holds the rollback in force: nobody is to remove one that is whole. */
function explain(file: string, cause: unknown): unknown {
  if (isBusy(cause))
    return new CommandError(`Another command is writing ${file}: run this one again`, { cause });
  const placed = cause instanceof Error ? Object.assign(cause, { path: file }) : cause;
  const explained = explainDiskFailure(placed, UNCHANGED);
  if (explained !== cause) return explained;
  return new CommandError(`${file} cannot be used: remove it to begin a new journal`, { cause });
}

const UNCHANGED = 'Nothing was changed';

function makeFolder(releases: string): void {
  refuseDanglingFolder(releases);
  try {
    // A web server, another user, goes through it.
    if (mkdirSync(releases, { recursive: true })) chmodSync(releases, 0o755);
  } catch (error) {
    throw explainDiskFailure(error, UNCHANGED);
  }
}
