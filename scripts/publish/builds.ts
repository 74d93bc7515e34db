import * as v from 'valibot';
import { EditorProblem, PUBLISH_FAILURES } from '../../studio/publishing/outcome.ts';
import type { Sql } from '../disk/sql.ts';

/** Why a build is made. */
const REASONS = ['publish', 'poll', 'start'] as const;
export type BuildReason = (typeof REASONS)[number];

/** Schema entries for documents held back. */
const HELD_BACK = {
  /** Descriptions of the documents, with reasons. */
  heldBack: v.array(v.string()),
  /** Their ids; missing in journals of earlier versions. */
  heldDocuments: v.optional(v.array(v.string()), []),
  /** Their problems; missing in journals of earlier versions. */
  reasons: v.optional(v.array(EditorProblem), []),
};

const MADE = {
  release: v.string(),
  /** One-line summary of the changes since the previous release. */
  changes: v.string(),
  ...HELD_BACK,
};

const OutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('published'), ...MADE }),
  /** Nothing changed for visitors. */
  v.object({ kind: v.literal('unchanged'), ...HELD_BACK }),
  /** Built, but not shown because of a rollback in the meantime. */
  v.object({ kind: v.literal('unshown'), ...MADE }),
  v.object({
    kind: v.literal('failed'),
    message: v.string(),
    /** Missing in journals of earlier versions. */
    why: v.optional(v.picklist(PUBLISH_FAILURES), 'ended'),
    reasons: HELD_BACK.reasons,
  }),
]);

/** How a process ended a build; `published` if its release is complete, though not current yet. */
export const BuildResultSchema = v.object({
  outcome: OutcomeSchema,
  /** Milliseconds by step. */
  steps: v.record(v.string(), v.number()),
});
export type BuildResult = v.InferOutput<typeof BuildResultSchema>;

/** The end of a build. Durations are measured separately, because the clock can be set back. */
const EndSchema = v.object({ ...BuildResultSchema.entries, milliseconds: v.number() });
export type BuildOutcome = v.InferOutput<typeof OutcomeSchema>;
type End = v.InferOutput<typeof EndSchema>;

const BuildSchema = v.object({
  number: v.number(),
  reason: v.picklist(REASONS),
  /** The build contains the content of all deliveries up to this number. */
  covers: v.number(),
  started: v.string(),
  ended: v.nullable(v.string()),
  outcome: v.nullable(v.pipe(v.string(), v.parseJson(), EndSchema)),
});
/** A build in the journal. It has no outcome while it is running or if it was interrupted. */
export type Build = v.InferOutput<typeof BuildSchema>;

const SELECT = 'SELECT number, reason, covers, started, ended, outcome FROM builds';

/** Builds kept in the journal: the Studio may ask for the outcome of a publish days later. */
const MAX_BUILDS = 10_000;
const MAX_POLLS = 200;

export class Builds {
  readonly #journal: Sql;

  constructor(journal: Sql) {
    this.#journal = journal;
  }

  begin(reason: BuildReason, covers: number, now: Date): number {
    return this.#journal.transaction(() => {
      const { lastInsertRowid } = this.#journal.run(
        'INSERT INTO builds (reason, covers, started) VALUES (?, ?, ?)',
        reason,
        covers,
        now.toISOString(),
      );
      const number = Number(lastInsertRowid);
      this.#journal.run(
        "DELETE FROM builds WHERE number <= iif(reason = 'poll', ?, ?)",
        number - MAX_POLLS,
        number - MAX_BUILDS,
      );
      return number;
    });
  }

  end(number: number, end: End, now: Date): void {
    this.#journal.run(
      'UPDATE builds SET ended = ?, outcome = ? WHERE number = ?',
      now.toISOString(),
      JSON.stringify(end),
      number,
    );
  }

  /** The most recent builds, newest first. */
  newest(limit: number): Build[] {
    return this.#journal.rows(BuildSchema, `${SELECT} ORDER BY number DESC LIMIT ?`, limit);
  }

  /** The builds that contain the content of a delivery, oldest first. */
  covering(delivery: number): Build[] {
    return this.#journal.rows(BuildSchema, `${SELECT} WHERE covers >= ? ORDER BY number`, delivery);
  }

  /** Number of the newest delivery that a finished build covers, successful or not. */
  lastCoveredDelivery(): number {
    return this.#journal.number('SELECT max(covers) FROM builds WHERE ended NOT NULL') ?? 0;
  }
}
