import * as v from 'valibot';
import { EditorProblem, PUBLISH_FAILURES } from '../../studio/publishing/outcome.ts';
import type { Sql } from '../disk/sql.ts';

/** Why a build is made. */
const REASONS = ['publish', 'poll', 'start'] as const;
export type BuildReason = (typeof REASONS)[number];

/** What is not published as it is. */
export const HELD = {
  /** Lines that tell which documents, and why. */
  heldBack: v.array(v.string()),
  /** The ids of these documents; a journal of an earlier version has none. */
  heldDocuments: v.optional(v.array(v.string()), []),
  /** What is wrong with them; a journal of an earlier version has none. */
  reasons: v.optional(v.array(EditorProblem), []),
};

const made = {
  release: v.string(),
  /** What differs from the release before, in a line. */
  changes: v.string(),
  ...HELD,
};

/** What became of a build. */
const OutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('published'), ...made }),
  /** Nothing that visitors see has changed. */
  v.object({ kind: v.literal('unchanged'), ...HELD }),
  /** Built, but a rollback came between: it is there and not shown. */
  v.object({ kind: v.literal('unshown'), ...made }),
  v.object({
    kind: v.literal('failed'),
    message: v.string(),
    /** A journal of an earlier version does not say. */
    why: v.optional(v.picklist(PUBLISH_FAILURES), 'ended'),
    reasons: HELD.reasons,
  }),
]);

/** Milliseconds by step. */
export const StepsSchema = v.record(v.string(), v.number());

/** The end of a build; durations are no differences of clock times, which can be set back. */
const EndSchema = v.object({
  outcome: OutcomeSchema,
  milliseconds: v.number(),
  steps: StepsSchema,
});
export type BuildOutcome = v.InferOutput<typeof OutcomeSchema>;
type End = v.InferOutput<typeof EndSchema>;

const BuildSchema = v.object({
  number: v.number(),
  reason: v.picklist(REASONS),
  /** It contains what all deliveries up to this number announced. */
  covers: v.number(),
  started: v.string(),
  ended: v.nullable(v.string()),
  outcome: v.nullable(v.pipe(v.string(), v.parseJson(), EndSchema)),
});
/** A build as the journal has it; without an outcome while it runs, or when it was cut short. */
type Build = v.InferOutput<typeof BuildSchema>;

const SELECT = 'SELECT number, reason, covers, started, ended, outcome FROM builds';

/** Builds that the journal remembers. */
const REMEMBERED = 200;

/** The builds, from the journal. */
export class Builds {
  readonly #journal: Sql;

  constructor(journal: Sql) {
    this.#journal = journal;
  }

  begin(reason: BuildReason, covers: number, now: Date): number {
    return this.#journal.transaction(() => {
      const { lastInsertRowid } = this.#journal.run(
        'INSERT INTO builds (reason, covers, started) VALUES (?, ?, ?)',
        ...[reason, covers, now.toISOString()],
      );
      const number = Number(lastInsertRowid);
      this.#journal.run('DELETE FROM builds WHERE number <= ?', number - REMEMBERED);
      return number;
    });
  }

  end(number: number, end: End, now: Date): void {
    this.#journal.run(
      'UPDATE builds SET ended = ?, outcome = ? WHERE number = ?',
      ...[now.toISOString(), JSON.stringify(end), number],
    );
  }

  /** The newest builds, the newest first. */
  newest(limit: number): Build[] {
    return this.#journal.rows(BuildSchema, `${SELECT} ORDER BY number DESC LIMIT ?`, limit);
  }

  /** The builds that contain what a delivery announced, the oldest first. */
  covering(delivery: number): Build[] {
    return this.#journal.rows(BuildSchema, `${SELECT} WHERE covers >= ? ORDER BY number`, delivery);
  }

  /** The newest delivery that a build has dealt with, for better or worse. */
  covered(): number {
    return this.#journal.number('SELECT max(covers) FROM builds WHERE ended NOT NULL') ?? 0;
  }
}
