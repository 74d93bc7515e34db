import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { sum } from '../../../locales/sum.ts';
import { findOrInstallChromium } from '../../runner/chromium.ts';
import type { AddRows, Row } from '../table.ts';
import type { Kinds } from './kinds.ts';
import type { Served } from './servers.ts';

/** Bytes transferred by a visit, by type. */
interface Bytes {
  /** HTML, CSS and JavaScript until the load event. */
  readonly first: readonly [html: number, css: number, script: number];
  /** All bytes, after scrolling through the page. */
  readonly all: number;
}

const TYPES = ['Document', 'Stylesheet', 'Script'] as const;

/** Bytes that pages of each kind send to a phone, compared with the peer's pages. */
export async function measureFirstLoads(
  kinds: Kinds,
  site: Served,
  peer: Served,
  add: AddRows,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  });
  try {
    for (const [kind, path] of kinds) {
      const ours = await visit(browser, site.origin + path);
      const peers = await visit(browser, peer.origin + path);
      add(
        row(`${kind}, first load: HTML / CSS / JavaScript`, ours.first, peers.first),
        row(`${kind}, scrolled through: all`, [ours.all], [peers.all]),
      );
    }
  } finally {
    await browser.close();
  }
}

function row(what: string, ours: readonly number[], peers: readonly number[]): Row {
  const text = (bytes: readonly number[]) =>
    `${bytes.map((each) => (each / 1024).toFixed(1)).join(' / ')} KiB`;
  return { what, value: text(ours), budget: `Astro ${text(peers)}`, ratio: sum(ours) / sum(peers) };
}

async function visit(browser: Browser, address: string): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  const [html, css, script] = TYPES.map((type) => bytes.get(type) ?? 0);
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
  await context.close();
  const all = sum(bytes.values());
  return { first: [html ?? 0, css ?? 0, script ?? 0], all };
}

/** Counts received bytes, by type. */
async function countBytes(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>();
  const types = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await devtools.send('Network.enable');
  return bytes;
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 60));
  }
  await new Promise((done) => setTimeout(done, 500));
}
