import * as v from 'valibot';
import type { Sql } from '../disk/sql.ts';

const HoldSchema = v.object({
  /** The release that was rolled back to. */
  release: v.string(),
  /** The newest delivery at that time: later ones are publishes that end the hold. */
  after: v.number(),
  since: v.string(),
});

/** A rollback in force: only a publish that came after it may show another release. */
export type Hold = v.InferOutput<typeof HoldSchema>;

export const readHold = (journal: Sql): Hold | undefined =>
  journal.first(HoldSchema, 'SELECT release, after, since FROM hold');

/** Records a rollback; it is in force when this returns. */
export function holdRelease(journal: Sql, release: string, now: Date): void {
  const after = journal.number('SELECT max(number) FROM deliveries') ?? 0;
  putHold(journal, { release, after, since: now.toISOString() });
}

/** Puts back what was in force before a rollback that could not be done. */
export function restoreHold(journal: Sql, before: Hold | undefined): void {
  endHold(journal);
  if (before) putHold(journal, before);
}

function putHold(journal: Sql, { release, after, since }: Hold): void {
  journal.run(
    'INSERT OR REPLACE INTO hold (only, release, after, since) VALUES (1, ?, ?, ?)',
    ...[release, after, since],
  );
}

export function endHold(journal: Sql): void {
  journal.run('DELETE FROM hold');
}
