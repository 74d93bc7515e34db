import { type Row, secondsText } from '../table.ts';
import type { BenchLake } from './benchLake.ts';
import { timed } from './times.ts';

const LISTENERS = 1_000;

/** Memory budget of an open listener, in bytes. */
const BUDGET = 100_000;

/** Memory of the lake's process per open listener, with many of them. */
export async function measureListeners({ origin, token, memory }: BenchLake): Promise<Row> {
  const end = new AbortController();
  const address = `${origin}/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "note"]')}`;
  const open = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(address, { headers, signal: end.signal });
    await response.body?.getReader().read();
  };
  await open();
  const before = await memory();
  const time = await timed(() => Promise.all(Array.from({ length: LISTENERS }, open)));
  const bytes = ((await memory()) - before) / LISTENERS;
  end.abort();
  return {
    what: `lake: memory of a listener, of ${LISTENERS.toLocaleString('en')} (open in ${secondsText(time / 1000)})`,
    value: `${(bytes / 1000).toFixed(0)} KB`,
    budget: `${BUDGET / 1000} KB at most`,
    ratio: bytes / BUDGET,
  };
}
