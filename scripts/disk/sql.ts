import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import * as v from 'valibot';

/** A row with one numeric column. */
const OneNumber = v.pipe(
  v.record(v.string(), v.nullable(v.number())),
  v.transform((row) => Object.values(row)),
);

/** Runs prepared statements, which it caches, and validates the rows that they return. */
export class Sql implements Disposable {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  run(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  rows<T extends v.GenericSchema>(schema: T, sql: string, ...values: SQLInputValue[]) {
    return v.parse(v.array(schema), this.#prepare(sql).all(...values));
  }

  /** The first row, if there is one. */
  first<T extends v.GenericSchema>(schema: T, sql: string, ...values: SQLInputValue[]) {
    const row = this.#prepare(sql).get(...values);
    return row && v.parse(schema, row);
  }

  /** The number in the only column of the first row, if there is one. */
  number(sql: string, ...values: SQLInputValue[]): number | undefined {
    return this.first(OneNumber, sql, ...values)?.[0] ?? undefined;
  }

  /** Runs statements in one transaction, which is committed when this returns. */
  transaction<T>(run: () => T): T {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = run();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}
