import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Copy } from './copy.ts';
import type { ServerData } from './serverWorker.ts';
import type { Row } from './table.ts';
import { timeRequests } from './timeRequests.ts';

/** A frequently visited page. */
const PAGE = '/citizenship';

const REQUESTS = 2_000;

/** Number of rounds; the median counts, because the machine has other work too. */
const ROUNDS = 3;

/** Minimum throughput relative to sending bytes from memory, without headers, routes and files. */
const LEAST = 0.5;

/** Compares the site's server with one that only sends the same bytes. */
export async function measureRequests({ client }: Copy): Promise<Row[]> {
  await using site = await startServer({ kind: 'site', client });
  await using bare = await startServer({
    kind: 'bare',
    file: path.join(client, `${PAGE}.html.br`),
  });
  const rounds: { rate: number; share: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rate = REQUESTS / (await timeRequests(site.port, PAGE, REQUESTS));
    const bareRate = REQUESTS / (await timeRequests(bare.port, PAGE, REQUESTS));
    rounds.push({ rate, share: rate / bareRate });
  }
  const middle = rounds.sort((a, b) => a.share - b.share)[Math.floor(ROUNDS / 2)];
  const { rate = 0, share = 0 } = middle ?? {};
  return [
    {
      what: `requests (${Math.round(rate).toLocaleString('en')} a second), to a bare node:http server`,
      value: share.toFixed(2),
      budget: `${LEAST.toFixed(2)} at least`,
      ratio: share / LEAST,
    },
  ];
}

/** Starts a server in a separate thread, so that server and requests each have a core. */
async function startServer(data: ServerData): Promise<{ port: number } & AsyncDisposable> {
  const worker = new Worker(new URL('./serverWorker.ts', import.meta.url), { workerData: data });
  const [port] = v.parse(v.tuple([v.number()]), await once(worker, 'message'));
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      await worker.terminate();
    },
  };
}
