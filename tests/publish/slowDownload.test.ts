import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cleanReleases } from '../../scripts/release/clean.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { releasePaths } from '../../scripts/release/paths.ts';
import { switchRelease } from '../../scripts/release/switchRelease.ts';
import { createReleasesServer } from '../../scripts/serve/releases.ts';
import { makeReleasesFolder, writeTestRelease } from './support/releases.ts';

/** More than connections buffer. */
const PICTURE = randomBytes(32 * 1024 * 1024);

const id = (number: number) => `20260914-101530-${String(number).padStart(3, '0')}`;

const publish = async (releases: string, number: number) => {
  await writeTestRelease(releases, id(number), ['404.html', 'zh/404.html', '_redirects']);
  switchRelease(releases, id(number));
};

test('a slow download completes although its release is replaced and removed', async () => {
  await using releases = await makeReleasesFolder();
  const { folder } = releases;
  await publish(folder, 1);
  await writeFile(path.join(releasePaths(folder, id(1)).site, 'plan.png'), PICTURE);
  await using site = await serve(folder);

  const download = await site.ask('/plan.png');
  const first = await readFirst(download);
  for (let number = 2; number <= 8; number++) await publish(folder, number);
  const journal = openJournal(folder);
  await cleanReleases(folder, journal);
  journal.close();
  expect(existsSync(releasePaths(folder, id(1)).folder)).toBe(false);
  expect((await buffer(await site.ask('/'))).toString()).toBe(`${id(8)} index.html`);

  const rest = await buffer(download);
  expect(Buffer.concat([first, rest]).equals(PICTURE)).toBe(true);
  expect((await site.ask('/plan.png')).statusCode).toBe(404);
});

/** The start of a response, whose rest is not read for now. */
const readFirst = (download: IncomingMessage) =>
  new Promise<Uint8Array>((resolve) => {
    download.once('data', (chunk: Uint8Array) => {
      download.pause();
      resolve(chunk);
    });
  });

async function serve(releases: string) {
  const server = createReleasesServer({ releases });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    ask: async (target: string): Promise<IncomingMessage> => {
      const [response] = await once(
        get({ port: address.port, path: target, agent: false }),
        'response',
      );
      return response;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
