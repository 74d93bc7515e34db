import * as v from 'valibot';
import type { Sql } from '../disk/sql.ts';

/** A webhook that was taken in. */
export interface Delivery {
  /** Sanity's name for it, the same each time it is sent. */
  readonly key: string;
  /** Digest of what was signed: the key itself is not signed, and could be changed by a replay. */
  readonly signed: string;
  /** Id of the document that was published, for people. */
  readonly document: string | undefined;
  readonly operation: string | undefined;
  /** The transaction that published it: the revision of the document from then on. */
  readonly revision: string | undefined;
}

const Noted = v.object({
  number: v.number(),
  received: v.string(),
  document: v.nullable(v.string()),
  operation: v.nullable(v.string()),
});
type NotedDelivery = v.InferOutput<typeof Noted>;

const Found = v.object({ number: v.number(), received: v.string() });

/** Remembered to tell what is sent again; Sanity gives up after two more tries a minute later. */
const REMEMBERED = 100_000;

/** The webhooks taken in, each once. */
export class Deliveries {
  readonly #journal: Sql;
  #waiting: { delivery: Delivery; noted: PromiseWithResolvers<boolean> }[] = [];

  constructor(journal: Sql) {
    this.#journal = journal;
  }

  /**
   * Notes a delivery. Those that arrive together reach the disk together: a thousand a second cost
   * a few writes.
   *
   * @returns once it is on the disk: whether it is new
   */
  note(delivery: Delivery): Promise<boolean> {
    const noted = Promise.withResolvers<boolean>();
    this.#waiting.push({ delivery, noted });
    if (this.#waiting.length === 1) setImmediate(() => this.#write());
    return noted.promise;
  }

  /** The number of the newest delivery, 0 before the first. */
  last(): number {
    return this.#journal.number('SELECT max(number) FROM deliveries') ?? 0;
  }

  newest(): NotedDelivery | undefined {
    const sql =
      'SELECT number, received, document, operation FROM deliveries ORDER BY number DESC LIMIT 1';
    return this.#journal.first(Noted, sql);
  }

  /** The delivery that told of a publish. */
  find({ document, revision }: { readonly document: string; readonly revision: string }) {
    const sql =
      'SELECT number, received FROM deliveries WHERE revision = ? AND document = ? ORDER BY number LIMIT 1';
    return this.#journal.first(Found, sql, revision, document);
  }

  #write(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    const received = new Date().toISOString();
    try {
      const news = this.#journal.transaction(() => {
        const added = batch.map(({ delivery }) => this.#add(delivery, received));
        this.#journal.run(
          'DELETE FROM deliveries WHERE number <= (SELECT max(number) FROM deliveries) - ?',
          REMEMBERED,
        );
        return added;
      });
      for (const [index, { noted }] of batch.entries()) noted.resolve(news[index] ?? false);
    } catch (error) {
      for (const { noted } of batch) noted.reject(error);
    }
  }

  #add({ key, signed, document, operation, revision }: Delivery, received: string): boolean {
    const { changes } = this.#journal.run(
      `INSERT OR IGNORE INTO deliveries (key, signed, received, document, operation, revision)
       VALUES (?, ?, ?, ?, ?, ?)`,
      ...[key, signed, received, document ?? null, operation ?? null, revision ?? null],
    );
    return changes > 0;
  }
}
