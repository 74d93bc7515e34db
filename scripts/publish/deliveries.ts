import * as v from 'valibot';
import type { Sql } from '../disk/sql.ts';
import { type Revision, RevisionSchema } from '../pull/source/waitForRevisions.ts';

/** A webhook that was accepted. */
export interface Delivery {
  /** Sanity's idempotency key, the same for each attempt. */
  readonly key: string;
  /** Digest of the signed content: the key is not signed, so a replay could change it. */
  readonly signed: string;
  /** Id of the published document. */
  readonly document: string | undefined;
  readonly operation: string | undefined;
  /** Id of the transaction that published it, which is the new revision of the document. */
  readonly revision: string | undefined;
}

const StoredSchema = v.object({
  number: v.number(),
  received: v.string(),
  document: v.nullable(v.string()),
  operation: v.nullable(v.string()),
});
type StoredDelivery = v.InferOutput<typeof StoredSchema>;

const FoundSchema = v.object({ number: v.number(), received: v.string() });

/** Deliveries kept to recognise repeats; Sanity gives up after two more attempts a minute later. */
const MAX_DELIVERIES = 100_000;

/** The accepted webhooks, without repeats. */
export class Deliveries {
  readonly #journal: Sql;
  #waiting: { delivery: Delivery; stored: PromiseWithResolvers<boolean> }[] = [];

  constructor(journal: Sql) {
    this.#journal = journal;
  }

  /**
   * Stores a delivery. Deliveries that arrive together are written together: a thousand per second
   * cost a few writes.
   *
   * @returns whether it is new; resolves when it is on disk
   */
  store(delivery: Delivery): Promise<boolean> {
    const stored = Promise.withResolvers<boolean>();
    this.#waiting.push({ delivery, stored });
    if (this.#waiting.length === 1) setImmediate(() => this.#write());
    return stored.promise;
  }

  /** The number of the newest delivery, 0 before the first. */
  lastNumber(): number {
    return this.#journal.number('SELECT max(number) FROM deliveries') ?? 0;
  }

  newest(): StoredDelivery | undefined {
    const sql =
      'SELECT number, received, document, operation FROM deliveries ORDER BY number DESC LIMIT 1';
    return this.#journal.first(StoredSchema, sql);
  }

  /** The delivery that announced a publish. */
  find({ document, revision }: { readonly document: string; readonly revision: string }) {
    const sql =
      'SELECT number, received FROM deliveries WHERE revision = ? AND document = ? ORDER BY number LIMIT 1';
    return this.#journal.first(FoundSchema, sql, revision, document);
  }

  /**
   * The newest revision of each document that deliveries after a number announced. SQLite takes the
   * other columns from the row of the maximum: https://www.sqlite.org/lang_select.html#bareagg
   */
  revisionsSince(number: number): Revision[] {
    const sql = `SELECT document, iif(operation = 'delete', NULL, revision) AS revision, max(number)
      FROM deliveries WHERE number > ? AND document NOT NULL AND revision NOT NULL GROUP BY document`;
    return this.#journal.rows(RevisionSchema, sql, number);
  }

  #write(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    const received = new Date().toISOString();
    try {
      const isNew = this.#journal.transaction(() => {
        const added = batch.map(({ delivery }) => this.#add(delivery, received));
        this.#journal.run(
          'DELETE FROM deliveries WHERE number <= (SELECT max(number) FROM deliveries) - ?',
          MAX_DELIVERIES,
        );
        return added;
      });
      for (const [index, { stored }] of batch.entries()) stored.resolve(isNew[index] ?? false);
    } catch (error) {
      for (const { stored } of batch) stored.reject(error);
    }
  }

  #add({ key, signed, document, operation, revision }: Delivery, received: string): boolean {
    const { changes } = this.#journal.run(
      `INSERT OR IGNORE INTO deliveries (key, signed, received, document, operation, revision)
       VALUES (?, ?, ?, ?, ?, ?)`,
      key,
      signed,
      received,
      document ?? null,
      operation ?? null,
      revision ?? null,
    );
    return changes > 0;
  }
}
