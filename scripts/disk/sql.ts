import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import * as v from 'valibot';

/** The row of one column that is a number. */
const OneNumber = v.pipe(
  v.record(v.string(), v.nullable(v.number())),
  v.transform((row) => Object.values(row)),
);

/** Runs statements, each prepared once, and checks the rows that come back. */
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

  /** The number in the only column of the first row; nothing where there is none. */
  number(sql: string, ...values: SQLInputValue[]): number | undefined {
    return this.first(OneNumber, sql, ...values)?.[0] ?? undefined;
  }

  /** Runs statements that take effect together, on the disk when this returns. */
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
