import type { Row } from '../table.ts';
import { startBenchLake } from './benchLake.ts';
import { medianOf, timed } from './times.ts';

/** Numbers of documents of the measured lakes; the first is the baseline. */
const SIZES = [100, 5_000, 50_000] as const;

const QUERIES = 20;

const QUERY = '*[_type == "note" && order == $order][0]';

/** Finding a document by a field may take time linear in the number of documents. */
export async function measureQueries(): Promise<Row[]> {
  const [base] = SIZES;
  const rows: Row[] = [];
  let least: number | undefined;
  for (const size of SIZES) {
    const time = await timeQueries(size);
    least ??= time;
    const factor = time / least;
    rows.push({
      what: `lake: query over ${size.toLocaleString('en')} documents (${(1000 / time).toFixed(0)} a second), to ${base}`,
      value: `${factor.toFixed(1)} times`,
      budget: `${size / base} times at most`,
      ratio: factor / (size / base),
    });
  }
  return rows;
}

async function timeQueries(size: number): Promise<number> {
  await using lake = await startBenchLake(size);
  const find = (order: number) => lake.client.fetch<unknown>(QUERY, { order });
  // The first query starts the evaluator process and sends it the documents.
  await find(0);
  return await medianOf(QUERIES, (index) => timed(() => find(size - 1 - index)));
}
