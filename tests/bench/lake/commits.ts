import { DatabaseSync } from 'node:sqlite';

/** Roughly what an edit writes: the document and its history entry. */
const BYTES = 400;

/**
 * Commits small rows one by one, each flushed to the disk.
 *
 * @param file database to create
 * @returns the median time of a commit, in milliseconds
 */
export function timeCommits(file: string, count: number): number {
  const sql = new DatabaseSync(file);
  sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row (text TEXT)');
  const insert = sql.prepare('INSERT INTO row VALUES (?)');
  const times = Array.from({ length: count }, () => {
    const started = performance.now();
    insert.run('x'.repeat(BYTES));
    return performance.now() - started;
  });
  sql.close();
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}
