import path from 'node:path';
import { runCommand } from './command.ts';
import { startLake } from './lake/server.ts';

const USAGE = `npm run lake [-- --port PORT] [--data DIR]

Serves the embedded dataset over Sanity's HTTP API on 127.0.0.1.

  --port PORT  3334 unless told
  --data DIR   studio/dataset unless told: a folder in the layout of "sanity dataset export"`;

const OPTIONS = { port: { type: 'string', default: '3334' }, data: { type: 'string' } } as const;

await runCommand(USAGE, OPTIONS, async ({ port, data }) => {
  const folder = path.resolve(data ?? 'studio/dataset');
  const lake = await startLake(folder, Number(port));
  console.log(`The lake serves ${lake.size} documents of ${folder} on ${lake.origin}`);
});
