import * as v from 'valibot';
import type { Sql } from '../../disk/sql.ts';

/** A user's setting in the Studio: a JSON value by key. */
export const PreferenceSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(500)),
  value: v.unknown(),
});
type Preference = v.InferOutput<typeof PreferenceSchema>;

/** The Studio's settings of each user: columns, sort orders, dismissed notices. */
export class Preferences {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  find(user: string, key: string): Preference {
    const sql = 'SELECT value FROM preferences WHERE user = ? AND key = ?';
    const row = this.#sql.first(v.object({ value: v.string() }), sql, user, key);
    return { key, value: row ? JSON.parse(row.value) : null };
  }

  keep(user: string, { key, value }: Preference): void {
    const json = JSON.stringify(value ?? null);
    this.#sql.run('INSERT OR REPLACE INTO preferences VALUES (?, ?, ?)', user, key, json);
  }
}
