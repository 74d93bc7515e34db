import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../../command/command.ts';
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
 * @throws {CommandError} when the database has another schema version
 * @throws when the file is not a database
 */
export function openDatabase(file: string, readOnly = false): Sql {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
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
