import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';
import { freePort } from '../../runner/freePort.ts';
import { runServer } from '../../runner/hosting/runServer.ts';
import { lakeClient } from '../../support/lakeClient.ts';
import type { Copy } from '../copy.ts';

/** Everything between an editor and a visitor, in separate processes as on a server. */
export interface Chain extends AsyncDisposable {
  /** Client signed in to the lake as an editor. */
  readonly editor: SanityClient;
  /** Fetches a page as a visitor. */
  visit(address: string): Promise<string>;
  /** Waits until the publish server is idle. */
  rest(): Promise<void>;
}

const TOKEN = 'editor-of-the-benchmark-of-publishing';
const SECRET = 'the-secret-of-the-benchmark';

const Status = v.object({
  current: v.nullable(v.unknown()),
  queue: v.object({ state: v.string(), isReady: v.boolean() }),
});

/** Starts lake, publish server and web server in a copy, and waits for the first release. */
export async function startChain({ root }: Copy): Promise<Chain> {
  const lakePort = await freePort();
  const publishPort = await freePort();
  const sitePort = await freePort();
  const env = {
    ...process.env,
    SANITY_API_HOST: `http://127.0.0.1:${lakePort}`,
    SANITY_WEBHOOK_SECRET: SECRET,
    PORT: String(sitePort),
  };
  const run = (port: number, script: string, ...options: string[]) =>
    runServer(port, [process.execPath, path.join('scripts', script), ...options], env, root);

  await using started = new AsyncDisposableStack();
  const hook = `http://127.0.0.1:${publishPort}/hooks/sanity`;
  const lakeOptions = ['--port', String(lakePort), '--editor-token', TOKEN, '--webhook', hook];
  started.use(await run(lakePort, 'lake.ts', ...lakeOptions));
  const publishOptions = ['--port', String(publishPort), '--poll', '0'];
  const publisher = started.use(await run(publishPort, 'publish-server.ts', ...publishOptions));
  const rest = async () => {
    for (;;) {
      const status = v.parse(Status, await (await fetch(`${publisher.origin}/status`)).json());
      if (status.current && status.queue.state === 'idle' && status.queue.isReady) return;
      await wait(100);
    }
  };
  await rest();
  const site = started.use(await run(sitePort, 'serve.ts', '--releases', 'releases'));
  const running = started.move();
  return {
    editor: lakeClient(env.SANITY_API_HOST, { token: TOKEN }),
    visit: async (address) => (await fetch(site.origin + address)).text(),
    rest,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
