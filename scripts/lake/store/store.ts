import * as v from 'valibot';
import type { Sql } from '../../disk/sql.ts';
import { type LakeDocument, parseDocument } from '../documents/document.ts';
import { strongReferences } from '../documents/references.ts';
import type { Transaction } from '../documents/transaction.ts';

const Row = v.object({ id: v.string(), content: v.string() });
const ReceiptRow = v.object({ request: v.nullable(v.string()), answer: v.nullable(v.string()) });

/** A request and its response, kept so that a repeated request is not executed twice. */
interface Receipt {
  /** Hash of the request. */
  readonly request: string;
  /** JSON of the response. */
  readonly answer: string;
}

/** The stored documents. */
export class Store {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  find(id: string): LakeDocument | undefined {
    const sql = 'SELECT id, content FROM documents WHERE id = ? AND content NOT NULL';
    const row = this.#sql.first(Row, sql, id);
    return row && parseDocument(row.content);
  }

  /** The ids with a prefix, in stored order. */
  idsUnder(prefix: string): string[] {
    const sql = `SELECT id FROM documents
      WHERE substr(id, 1, length(?1)) = ?1 AND content NOT NULL ORDER BY place`;
    return this.#sql.rows(v.object({ id: v.string() }), sql, prefix).map(({ id }) => id);
  }

  /** All documents as JSON, in stored order. */
  all(): v.InferOutput<typeof Row>[] {
    const sql = 'SELECT id, content FROM documents WHERE content NOT NULL ORDER BY place';
    return this.#sql.rows(Row, sql);
  }

  /** The documents with a strong reference to a document. */
  referrers(id: string): string[] {
    const sql = 'SELECT source FROM links WHERE target = ? AND source != ?';
    const rows = this.#sql.rows(v.object({ source: v.string() }), sql, id, id);
    return rows.map(({ source }) => source);
  }

  receipt(transaction: string): v.InferOutput<typeof ReceiptRow> | undefined {
    const sql = 'SELECT request, answer FROM transactions WHERE id = ?';
    return this.#sql.first(ReceiptRow, sql, transaction);
  }

  /**
   * Writes a transaction atomically; it is durable when this returns.
   *
   * @returns its sequence number
   */
  commit({ id, author, timestamp, changes }: Transaction, receipt?: Receipt): number {
    return this.#sql.transaction(() => {
      const { request = null, answer = null } = receipt ?? {};
      const { lastInsertRowid: sequence } = this.#sql.run(
        'INSERT INTO transactions (id, author, timestamp, request, answer) VALUES (?, ?, ?, ?, ?)',
        id,
        author,
        timestamp,
        request,
        answer,
      );
      for (const [ordinal, { id: document, after, mutations }] of changes.entries()) {
        const content = after ? JSON.stringify(after) : null;
        const row = [sequence, ordinal, document, content, JSON.stringify(mutations)];
        this.#sql.run('INSERT INTO changes VALUES (?, ?, ?, ?, ?)', ...row);
        this.#place(document, content);
        this.#link(document, after);
      }
      return Number(sequence);
    });
  }

  #place(id: string, content: string | null): void {
    this.#sql.run(
      `INSERT INTO documents (id, content) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET content = excluded.content`,
      id,
      content,
    );
  }

  #link(source: string, document: LakeDocument | undefined): void {
    this.#sql.run('DELETE FROM links WHERE source = ?', source);
    for (const target of document ? strongReferences(document) : [])
      this.#sql.run('INSERT INTO links VALUES (?, ?)', source, target);
  }
}
