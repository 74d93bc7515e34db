import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishFailure } from '../../studio/publishing/outcome.ts';
import { deliver } from '../publish/support/deliver.ts';
import { readStatus, settle } from '../publish/support/status.ts';
import { ContentSource } from '../support/contentSource.ts';
import { COMPILE_CACHE, FAST_BUILD } from '../support/environment.ts';
import { shell, withMounts } from '../support/mounts.ts';
import { type ServingProcess, startServing } from '../support/servingProcess.ts';
import { fillDisk } from './support/fillDisk.ts';
import { makeRealSite, PUBLISH_SETTINGS, type RealSite, SERVES } from './support/realSite.ts';

let site: RealSite;
let source: ContentSource;
let server: ServingProcess;
/** The releases folder, as the server sees it. */
let releases = '';
let made = 1;

/** Everything is real, from the source to the switch; the releases are on a small disk. */
beforeAll(async () => {
  site = await makeRealSite();
  source = await ContentSource.start(path.join(site.root, 'studio', 'dataset'));
  const settings = {
    ...PUBLISH_SETTINGS,
    SANITY_API_HOST: source.origin,
    ...COMPILE_CACHE,
    ...FAST_BUILD,
  };
  const env = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const mount = withMounts(`mount -t tmpfs -o size=48m tmpfs ${site.releases} && exec "$@"`);
  server = await startServing({
    name: 'The server',
    command: [
      ...(mount ?? shell(`trap '' XFSZ; exec "$@"`)),
      'env',
      '-C',
      site.root,
      ...env,
      process.execPath,
      path.resolve('tests/faults/support/runRealServer.ts'),
    ],
    ready: SERVES,
    stderr: 'inherit',
  });
  releases = path.join('/proc', String(server.process.pid), 'root', site.releases);
  await settle(server.origin, made);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await source[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const home = () => readFile(path.join(releases, 'current', 'site', 'index.html'), 'utf8');

/** The standby process, once that of the build before has ended. */
async function waitingWorker(): Promise<number> {
  for (;;) {
    const { queue } = await readStatus(server.origin);
    const [line = '', ...others] = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
      .split('\n')
      .filter((each) => each.includes(`worker.ts ${site.releases}`));
    if (queue.isReady && line !== '' && others.length === 0) return Number.parseInt(line, 10);
    await wait(50);
  }
}

/** Refuses a process any further memory. */
const takeMemory = (pid: number) => execFileSync('prlimit', ['--pid', String(pid), '--data=1:']);

async function publish(text: string) {
  for (const document of source.answer.home) document.startConsultation = { en: text, zh: text };
  made += 1;
  expect((await deliver(server.origin)).status).toBe(202);
  const { builds } = await settle(server.origin, made);
  return builds[0]?.outcome;
}

const page = () => path.join(site.root, 'pages', 'about', '+Page.tsx');
const filler = () => path.join(releases, 'filler');

interface Fault {
  begin(): Promise<unknown>;
  end?(): Promise<unknown>;
  /** How often the published text is repeated. */
  readonly times?: number;
  /** Code of the Studio's message. */
  readonly why: PublishFailure;
  readonly expected: RegExp;
}

/** It must fail only after everything but the release was made, so that nothing of that remains. */
const faults: readonly (readonly [string, Fault])[] = [
  [
    '391: a failing pull',
    {
      begin: async () => {
        source.body = '{"result":{"program":[';
      },
      end: async () => {
        source.body = undefined;
      },
      why: 'source',
      expected: /truncated/,
    },
  ],
  [
    '393: exhausted memory',
    {
      // When it requests the documents: earlier, another process could still make the build.
      begin: async () => {
        const pid = await waitingWorker();
        source.onQuery = () => takeMemory(pid);
      },
      end: async () => {
        source.onQuery = () => {};
      },
      // More than what the process may have left free.
      times: 200_000,
      why: 'ended',
      expected: /memory|was ended by SIG|ended with 1\d\d/i,
    },
  ],
  [
    '392: a failing build',
    {
      begin: async () => {
        await writeFile(`${page()}.kept`, await readFile(page()));
        await writeFile(page(), 'export default function Page( {');
      },
      end: async () => writeFile(page(), await readFile(`${page()}.kept`)),
      why: 'build',
      expected: /\+Page\.tsx|pages\/about|parse|syntax/i,
    },
  ],
  [
    '394: a full disk',
    {
      // The queue has room, a release does not.
      begin: () => fillDisk(filler(), 48 * 1024 * 1024, 256 * 1024),
      end: () => rm(filler()),
      why: 'disk',
      expected: /ENOSPC|EFBIG|disk is full|no space/,
    },
  ],
];

test.each(faults)('%s keeps the site, and says why', async (name, fault) => {
  const before = await home();
  await fault.begin();
  const outcome = await publish(`During ${name}. `.repeat(fault.times ?? 1).trim());
  await fault.end?.();
  expect(outcome).toEqual({
    kind: 'failed',
    why: fault.why,
    reasons: [],
    message: expect.stringMatching(fault.expected),
  });
  expect(await home()).toBe(before);
});

test('the next publish succeeds, and nothing of the failures remains', async () => {
  expect(await publish('After all of them')).toMatchObject({ kind: 'published' });
  expect(await home()).toContain('After all of them');
});
