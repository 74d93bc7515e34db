import { setTimeout as wait } from 'node:timers/promises';
import type { Prepare } from '../../runner/tab/followPages.ts';
import { openTab, type Tab } from '../../runner/tab/openTab.ts';
import { medianOf, millisecondsText } from '../lake/times.ts';
import type { AddRows } from '../table.ts';
import type { Kinds } from './kinds.ts';
import type { Served } from './servers.ts';

const CLICKS = 5;

/** How long a visitor hovers over a link before clicking, in milliseconds. */
const POINTED = 1_000;

/** Timeout of a page's answer, in milliseconds. */
const PATIENCE = 1_000;

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Phones with a slow processor or network, with the budget of a click in milliseconds. */
const CONDITIONS = [
  {
    name: 'phone, processor 4 times slower',
    budget: 75,
    prepare: (({ send }, session) =>
      Promise.all([
        send('Emulation.setDeviceMetricsOverride', PHONE, session),
        send('Emulation.setCPUThrottlingRate', { rate: 4 }, session),
      ])) satisfies Prepare,
  },
  {
    name: 'phone, slow 4G',
    budget: 80,
    prepare: (({ send }, session) =>
      Promise.all([
        send('Emulation.setDeviceMetricsOverride', PHONE, session),
        send('Network.enable', {}, session),
        send('Network.emulateNetworkConditions', SLOW_LINE, session),
      ])) satisfies Prepare,
  },
] as const;

/** From a click, after hovering over the link, to the first frame of the next page. */
export async function measureNavigation(
  kinds: Kinds,
  site: Served,
  peer: Served,
  add: AddRows,
): Promise<void> {
  const [from = '/', to = '/'] = [kinds.get('index'), kinds.get('programme')];
  for (const { name, budget, prepare } of CONDITIONS) {
    const click = ({ origin }: Served) =>
      medianOf(CLICKS, () => timeClick(origin, from, to, prepare));
    const ours = await click(site);
    const peers = await click(peer);
    add({
      what: `click to the next page, ${name}; Astro: ${millisecondsText(peers)}`,
      value: millisecondsText(ours),
      budget: `${millisecondsText(budget)} at most`,
      ratio: ours / budget,
    });
  }
}

async function timeClick(origin: string, from: string, to: string, prepare: Prepare) {
  await using tab = await openTab(prepare);
  await tab.ask('Page.navigate', { url: origin + from });
  await until(tab, `document.readyState === 'complete' && location.pathname === '${from}'`);
  const [x, y] = Object(await tab.evaluate(noteClicks(to)));
  await wait(POINTED);
  await press(tab, x, y, 'mouseMoved');
  await wait(POINTED);
  await press(tab, x, y, 'mousePressed', 'mouseReleased');
  await until(tab, `location.pathname === '${to}' && ${PAINTED} !== undefined`);
  return Number(await tab.evaluate(`performance.timeOrigin + ${PAINTED} - sessionStorage.pressed`));
}

/** First contentful paint, since the start of loading. */
const PAINTED = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;

/** Records when a link is clicked, and returns its position. */
const noteClicks = (to: string) => `(() => {
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.pressed = performance.timeOrigin + timeStamp;
  }, true);
  const link = document.querySelector('main a[href="${to}"]');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

async function press(tab: Tab, x: number, y: number, ...types: readonly string[]) {
  for (const type of types) {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await tab.ask('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
  }
}

async function until(tab: Tab, condition: string): Promise<void> {
  const end = performance.now() + 30_000;
  // During a navigation there is no page to ask, or it never answers.
  const ask = () => tab.evaluate(condition).catch(() => false);
  while ((await Promise.race([ask(), wait(PATIENCE)])) !== true) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${condition}`);
    await wait(20);
  }
}
