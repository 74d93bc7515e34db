import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type Releases, rewritePage } from './releases.ts';
import type { RunningServer } from './runServer.ts';

/** Keep-alive connections with one request at a time each. */
const CONNECTIONS = 8;

/** Milliseconds between two switches: far more often than anyone publishes. */
const PAUSE = 20;

/** Pages to request in turn; the first two differ between releases. */
const PAGES = ['about', 'zh/about', 'contact', 'zh/compare'] as const;

interface SwitchingResult {
  readonly switches: number;
  /** Releases that were seen, by their distinguishing text. */
  readonly seen: ReadonlySet<string>;
  /** Descriptions of the failed requests. */
  readonly failures: readonly string[];
}

/**
 * Requests pages while the current release is switched back and forth. A request fails unless it gets
 * status 200 and the complete page of one of the releases.
 *
 * @param count number of requests
 */
export async function requestWhileSwitching(
  releases: Releases,
  { origin }: RunningServer,
  count: number,
): Promise<SwitchingResult> {
  const folders = [await addMarked(releases, 'odd'), await addMarked(releases, 'even')];
  await releases.switchTo('odd');
  const copies = new Map(
    await Promise.all(PAGES.map(async (page) => [page, await readCopies(folders, page)] as const)),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const seen = new Set<string>();
  const failures: string[] = [];
  let left = count;
  let switches = 0;

  const visit = async () => {
    while (left > 0) {
      const page = PAGES[left-- % PAGES.length] ?? PAGES[0];
      const answer = await fetchPage(agent, `${origin}/${page}`);
      const release = copies.get(page)?.findIndex((copy) => copy.equals(answer.body)) ?? -1;
      if (answer.status === 200 && release >= 0) seen.add(folders[release] ?? '');
      else failures.push(`/${page}: ${answer.status}, ${answer.body.byteLength} bytes`);
    }
  };
  const keepSwitching = async () => {
    while (left > 0) {
      await setTimeout(PAUSE);
      await releases.switchTo(switches++ % 2 === 0 ? 'even' : 'odd');
    }
  };
  await Promise.all([keepSwitching(), ...Array.from({ length: CONNECTIONS }, visit)]);
  agent.destroy();
  return { switches, seen, failures };
}

async function addMarked(releases: Releases, id: string): Promise<string> {
  const release = await releases.add(id);
  for (const page of PAGES.slice(0, 2))
    await rewritePage(release, `${page}.html`, (html) =>
      html.replace('</main>', `<!-- ${id} --></main>`),
    );
  return release;
}

const readCopies = (folders: readonly string[], page: string): Promise<Buffer[]> =>
  Promise.all(folders.map((folder) => readFile(path.join(folder, 'site', `${page}.html.br`))));

/** Status 0 means that there was no response. */
const fetchPage = (agent: Agent, address: string): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, body: Buffer.from(error.message) });
    const asked = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode: status = 0 } = response;
      buffer(response).then((body) => resolve({ status, body }), fail);
    });
    asked.on('error', fail);
  });
