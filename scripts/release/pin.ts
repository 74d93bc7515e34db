import * as v from 'valibot';
import type { Sql } from '../disk/sql.ts';

const PinSchema = v.object({
  /** The release rolled back to. */
  release: v.string(),
  /** The newest delivery at the time of the rollback: later deliveries end the pin. */
  after: v.number(),
  since: v.string(),
});

/** A rollback pins its release: only a later publish may switch to another one. */
export type Pin = v.InferOutput<typeof PinSchema>;

export const readPin = (journal: Sql): Pin | undefined =>
  journal.first(PinSchema, 'SELECT release, after, since FROM hold');

/** Records a rollback, which is in force when this returns. */
export function pinRelease(journal: Sql, release: string, now: Date): void {
  const after = journal.number('SELECT max(number) FROM deliveries') ?? 0;
  writePin(journal, { release, after, since: now.toISOString() });
}

/** Restores the previous pin, if any, after a rollback failed. */
export function restorePin(journal: Sql, before: Pin | undefined): void {
  endPin(journal);
  if (before) writePin(journal, before);
}

function writePin(journal: Sql, { release, after, since }: Pin): void {
  journal.run(
    'INSERT OR REPLACE INTO hold (only, release, after, since) VALUES (1, ?, ?, ?)',
    release,
    after,
    since,
  );
}

/** @param covers a delivery: later rollbacks stay in force (default: none does) */
export function endPin(journal: Sql, covers = Number.MAX_SAFE_INTEGER): void {
  journal.run('DELETE FROM hold WHERE after < ?', covers);
}
