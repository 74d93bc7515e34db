import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { isBusy } from '../disk/lock.ts';
import { Sql } from '../disk/sql.ts';
import { refuseCopiedLink, refuseUnreachable } from './paths.ts';

const JOURNAL = 'journal.db';

/** Increase with every change of the tables, so that files of other versions are not misread. */
const SCHEMA_VERSION = 2;

/**
 * `deliveries` are the accepted webhooks, `builds` the builds made for them (each covers all
 * deliveries up to a number), `hold` is the pin of the rollback in force, if any.
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

/** Migration from version 1. */
const FROM_1 = `
  ALTER TABLE deliveries ADD COLUMN revision TEXT;
  CREATE INDEX deliveries_revision ON deliveries (revision);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Opens the journal of a releases folder: the state that must survive a killed process. Every change
 * is durable when it returns.
 *
 * @param releases the folder `releases`; created if missing
 * @throws {CommandError} when the file is not a journal, has another version, is locked or cannot be
 * written, the folder cannot be created, `current` in it is not a link, or root would add files to those
 * of another user
 */
export function openJournal(releases: string): Sql {
  makeFolder(releases);
  const file = path.join(releases, JOURNAL);
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

/** Advises removing the journal only if it is damaged: it contains the rollback in force. */
function explain(file: string, cause: unknown): unknown {
  if (isBusy(cause))
    return new CommandError(`Another command is writing to ${file}: try again`, { cause });
  const placed = cause instanceof Error ? Object.assign(cause, { path: file }) : cause;
  const explained = explainDiskFailure(placed, UNCHANGED);
  if (explained !== cause) return explained;
  return new CommandError(`${file} cannot be used: remove it to start a new journal`, { cause });
}

const UNCHANGED = 'Nothing was changed';

function makeFolder(releases: string): void {
  refuseUnreachable(releases);
  refuseCopiedLink(releases);
  refuseRoot(releases);
  try {
    // The web server, which runs as another user, needs access.
    if (mkdirSync(releases, { recursive: true })) chmodSync(releases, 0o755);
    // SQLite does not say why it cannot write.
    accessSync(releases, constants.W_OK);
  } catch (error) {
    throw explainDiskFailure(error, UNCHANGED);
  }
}

/** What root adds, such as the history of the day, the publish server could not write to. */
function refuseRoot(releases: string): void {
  const owner = statSync(path.join(releases, JOURNAL), { throwIfNoEntry: false })?.uid ?? 0;
  if (owner === 0 || process.getuid?.() !== 0) return;
  throw new CommandError(
    `${releases} belongs to another user, who could not write to what root adds: run the command as that user, with sudo -H -u '#${owner}'`,
  );
}
