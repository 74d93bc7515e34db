import * as v from 'valibot';
import type { Sql } from '../../disk/sql.ts';
import { type LakeDocument, parseDocument } from '../documents/document.ts';
import type { Change, Transaction } from '../documents/transaction.ts';

const TransactionRow = v.object({
  sequence: v.number(),
  id: v.string(),
  author: v.string(),
  timestamp: v.string(),
});
const ChangeRow = v.object({
  document: v.string(),
  content: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  mutations: v.string(),
});
const IdRow = v.pick(TransactionRow, ['id']);
const ContentRow = v.object({ content: v.nullable(v.string()) });
const Mutations = v.array(v.unknown());

/** A transaction with its sequence number. */
export interface RecordedTransaction extends Transaction {
  readonly sequence: number;
}

/** Which transactions to read; both ends are included. */
interface Range {
  readonly documents?: readonly string[];
  /** Of the other documents, reads only creations and deletions: each edit of a draft is a transaction. */
  readonly editsOnlyOf?: string;
  readonly from?: number;
  readonly to?: number;
  readonly limit: number;
  readonly newestFirst?: boolean;
}

/** The content of a changed document before the transaction. */
const PREVIOUS = `(SELECT content FROM changes earlier WHERE earlier.document = changes.document
  AND earlier.sequence < changes.sequence ORDER BY sequence DESC LIMIT 1)`;

/** The history of all transactions. */
export class History {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The sequence number of the newest transaction, 0 if there is none. */
  last(): number {
    return this.#sql.number('SELECT max(sequence) FROM transactions') ?? 0;
  }

  sequenceOf(transaction: string): number | undefined {
    return this.#sql.number('SELECT sequence FROM transactions WHERE id = ?', transaction);
  }

  idOf(sequence: number): string | undefined {
    return this.#sql.first(IdRow, 'SELECT id FROM transactions WHERE sequence = ?', sequence)?.id;
  }

  /** The transaction that stored an imported revision, which differs from the transaction's id. */
  sequenceOfImported(documents: readonly string[], revision: string): number | undefined {
    return this.#sql.number(
      `SELECT max(sequence) FROM changes
       WHERE document IN (SELECT value FROM json_each(?)) AND content ->> '$._rev' = ?`,
      JSON.stringify(documents),
      revision,
    );
  }

  read(range: Range): RecordedTransaction[] {
    const { documents, editsOnlyOf = null, from = 0, limit, newestFirst } = range;
    const { to = Number.MAX_SAFE_INTEGER } = range;
    const touching = documents
      ? `AND sequence IN (SELECT sequence FROM changes
           WHERE document IN (SELECT value FROM json_each(?))
             AND (ifnull(?, document) = document OR content IS NULL OR ${PREVIOUS} IS NULL))`
      : '';
    const rows = this.#sql.rows(
      TransactionRow,
      `SELECT sequence, id, author, timestamp FROM transactions
       WHERE sequence BETWEEN ? AND ? ${touching}
       ORDER BY sequence ${newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
      from,
      to,
      ...(documents ? [JSON.stringify(documents), editsOnlyOf] : []),
      limit,
    );
    return rows.map((row) => ({ ...row, changes: this.#changes(row.sequence) }));
  }

  /** The state of a document after a transaction, even if that did not change it. */
  at(document: string, sequence: number): LakeDocument | undefined {
    const sql = `SELECT content FROM changes WHERE document = ? AND sequence <= ?
      ORDER BY sequence DESC LIMIT 1`;
    return parse(this.#sql.first(ContentRow, sql, document, sequence)?.content);
  }

  /** The last state of a document, even if it is deleted. */
  lastOf(document: string): LakeDocument | undefined {
    const sql = `SELECT content FROM changes WHERE document = ? AND content IS NOT NULL
      ORDER BY sequence DESC LIMIT 1`;
    return parse(this.#sql.first(ContentRow, sql, document)?.content);
  }

  /** The sequence number of the newest transaction up to a time. */
  sequenceAt(time: string): number {
    return (
      this.#sql.number('SELECT max(sequence) FROM transactions WHERE timestamp <= ?', time) ?? 0
    );
  }

  #changes(sequence: number): Change[] {
    const rows = this.#sql.rows(
      ChangeRow,
      `SELECT document, content, mutations, ${PREVIOUS} AS previous
       FROM changes WHERE sequence = ? ORDER BY ordinal`,
      sequence,
    );
    return rows.map(({ document, content, previous, mutations }) => ({
      id: document,
      before: parse(previous),
      after: parse(content),
      mutations: v.parse(Mutations, JSON.parse(mutations)),
    }));
  }
}

const parse = (content: string | null | undefined) =>
  content ? parseDocument(content) : undefined;
