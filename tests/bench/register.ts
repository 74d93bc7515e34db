import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { sum } from '../../locales/sum.ts';
import { createSiteServer } from '../../scripts/serve/server.ts';
import { findOrInstallChromium } from '../runner/chromium.ts';
import type { Copy } from './copy.ts';
import type { Row } from './table.ts';

/** Far more programmes than any firm has. */
const PROGRAMS = 500;

/** CPU throttling factor of a phone. */
const SLOWER = 4;

/** A frame at 60 fps, in milliseconds. */
const FRAME = 1000 / 60;

/** Filters chosen in sequence; the last two undo the first ones. */
const CHOICES = [
  '[value="residence"]',
  '[value="6"]',
  '[value="parents"]',
  '[value="greenCard"]',
  '[name="goal"]',
  '[name="time"]',
];

const ROUNDS = 5;

/** Measures how fast a filter of the register responds on a slow phone, with many programmes. */
export async function measureRegister({ client }: Copy): Promise<Row> {
  const server = createSiteServer({ client });
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  });
  try {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
    await page.addInitScript(holdFrames);
    const html = withManyRows(await readFile(path.join(client, 'compare.html'), 'utf8'));
    await page.route('**/compare', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    const address = server.address();
    await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/compare`);
    return describeTimes(await timeChoices(page));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** The page with copies of its rows, as separate programmes. */
function withManyRows(html: string): string {
  const root = parse(html);
  const body = root.querySelector('#register tbody');
  // As the site renders a long register.
  root.querySelector('#register')?.setAttribute('data-long', '');
  for (const seal of root.querySelectorAll('#register .seal')) seal.remove();
  const rows = body?.querySelectorAll('tr').map((row) => row.outerHTML) ?? [];
  const many = Array.from({ length: PROGRAMS }, (_, index) =>
    (rows[index % rows.length] ?? '').replace(/(data-programme="[^"]*)/, `$1-${index}`),
  );
  body?.set_content(many.join(''));
  return root.outerHTML;
}

async function timeChoices(page: Page): Promise<number[]> {
  await page
    .locator('.register-count')
    .filter({ hasText: `${PROGRAMS}` })
    .waitFor();
  const devtools = await page.context().newCDPSession(page);
  // Thread time excludes other work on this machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = async (work: () => Promise<boolean>) => {
    await settle(page);
    const before = await workOf(devtools);
    const isDone = await work();
    return { isDone, time: ((await workOf(devtools)) - before) * SLOWER };
  };
  const times: number[] = [];
  for (const choice of Array.from({ length: ROUNDS }, () => CHOICES).flat()) {
    // Found in advance, so that the lookup is not measured.
    const control = await page.$(`.filters ${choice}`);
    if (!control) throw new Error(`The register has no filter ${choice}`);
    const frames = [await timed(() => control.evaluate(choose))];
    while (!frames.at(-1)?.isDone) frames.push(await timed(() => page.evaluate(drawFrame)));
    // The overhead of the call is subtracted.
    const { time: asking } = await timed(() => control.evaluate(layOut));
    times.push(Math.max(...frames.map(({ time }) => time)) - asking);
  }
  return times;
}

/** Animation frames that the page requested, to be run under measurement. */
declare global {
  interface Window {
    held: FrameRequestCallback[];
    draw: typeof requestAnimationFrame;
  }
}

function holdFrames(): void {
  window.held = [];
  window.draw = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => window.held.push(callback);
}

/** Clicks a control, lays the page out, and returns whether no frames are left. */
function choose(control: Element): boolean {
  if (control instanceof HTMLElement) control.click();
  document.body.getBoundingClientRect();
  return window.held.length === 0;
}

function layOut(): boolean {
  document.body.getBoundingClientRect();
  return true;
}

/** Runs the next frame, lays the page out, and returns whether no frames are left. */
function drawFrame(): boolean {
  for (const callback of window.held.splice(0)) callback(performance.now());
  document.body.getBoundingClientRect();
  return window.held.length === 0;
}

const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => window.draw(() => window.draw(done))));

const WORK = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

/** Total task time of the page so far, in milliseconds. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => WORK.has(name)).map(({ value }) => value);
  return sum(seconds) * 1000;
}

function describeTimes(times: readonly number[]): Row {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    what: `a filter of ${PROGRAMS} programs on a phone (${SLOWER}x slower): longest frame`,
    value: `${median.toFixed(1)} ms`,
    budget: `${FRAME.toFixed(1)} ms at most`,
    ratio: median / FRAME,
  };
}
