import { startBenchLake } from './lake/benchLake.ts';
import { measureEdits, measurePublishes } from './lake/edits.ts';
import { measureListeners } from './lake/listeners.ts';
import { measureQueries } from './lake/queries.ts';
import type { Row } from './table.ts';

/** Measures the embedded lake: edits, publishes, queries by size, memory per listener. */
export async function measureLake(): Promise<Row[]> {
  await using lake = await startBenchLake(100);
  return [
    await measureEdits(lake),
    await measurePublishes(lake),
    ...(await measureQueries()),
    await measureListeners(lake),
  ];
}
