import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../command/command.ts';
import { failureMessage } from '../../command/failure.ts';
import { Sql } from '../../disk/sql.ts';

/** Increase it with every change of the tables, so that old databases are rejected. */
const SCHEMA_VERSION = 1;

/**
 * `documents` keeps the row of a deleted document, without content, so that a document that is
 * unpublished and published again keeps its position in an export.
 */
const TABLES = `
  CREATE TABLE documents (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, content TEXT) STRICT;
  CREATE TABLE links (source TEXT NOT NULL, target TEXT NOT NULL, PRIMARY KEY (source, target))
    STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_target ON links (target);
  CREATE TABLE transactions (sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL, timestamp TEXT NOT NULL, request TEXT, answer TEXT) STRICT;
  CREATE TABLE changes (sequence INTEGER NOT NULL, ordinal INTEGER NOT NULL, document TEXT NOT NULL,
    content TEXT, mutations TEXT NOT NULL, PRIMARY KEY (sequence, ordinal)) STRICT, WITHOUT ROWID;
  CREATE INDEX changes_by_document ON changes (document, sequence);
  CREATE TABLE preferences (user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (user, key)) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * Opens the lake's database and creates the tables of a new one.
 *
 * @param file a path, or `:memory:`
 * @throws {CommandError} when the database is damaged or has another schema version
 */
export function openDatabase(file: string, readOnly = false): Sql {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
  refuseDamage(database, file);
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const sql = new Sql(database);
  if (version === 0 && !readOnly) sql.transaction(() => database.exec(TABLES));
  else if (version !== SCHEMA_VERSION)
    throw new CommandError(
      `${file} was written by another version of the lake: export it with that version, or use --reset`,
    );
  return sql;
}

/** Reads every page: otherwise only a later request would find the damage. */
function refuseDamage(database: DatabaseSync, file: string): void {
  const found = damageOf(database);
  if (found === undefined) return;
  database.close();
  throw new CommandError(
    `${file} is damaged: remove its folder and copy it from a backup, or use --reset, which imports studio/dataset`,
    { cause: new Error(found) },
  );
}

function damageOf(database: DatabaseSync): string | undefined {
  try {
    const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    return found === 'ok' ? undefined : String(found);
  } catch (error) {
    if (isDamage(error)) return failureMessage(error);
    throw error;
  }
}

/** https://www.sqlite.org/rescode.html#corrupt and #notadb */
const DAMAGE: ReadonlySet<unknown> = new Set([11, 26]);

const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && DAMAGE.has(error.errcode);
