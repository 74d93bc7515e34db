import type { Sql } from '../disk/sql.ts';
import type { Dataset } from './dataset.ts';
import { Store } from './store/store.ts';

/** Who the imported documents are by, in their history. */
const IMPORT = 'lake-import';

/** Stores a dataset as it is, dates and revisions included, in one transaction. */
export function importDataset(sql: Sql, { documents }: Dataset): void {
  new Store(sql).commit({
    id: IMPORT,
    author: IMPORT,
    timestamp: new Date().toISOString(),
    changes: Array.from(documents.values(), (after) => ({
      id: after._id,
      before: undefined,
      after,
      mutations: [{ create: after }],
    })),
  });
}
