import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import type { Connection } from '../runner/tab/connection.ts';
import { CITIZENSHIP, COUNTRY, ROUTES, SITE, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { startVisitor, type Visitor } from './support/visitor.ts';
import { word } from './support/words.ts';

const INDEX = SCREEN_PATHS.citizenshipIndex;

/** A link to a page in the main content; those of the bar are in closed menus. */
const linkTo = (path: string) => `main a[href="${path}"]`;

/** Whether the browser has started to prerender a page, according to its requests. */
const beginsAhead = ({ requests }: Visitor, path: string) =>
  expect
    .poll(() => requests.filter(({ purpose }) => purpose !== '').map((one) => one.path))
    .toEqual(expect.arrayContaining([path, expect.not.stringMatching(`^${path}$`)]));

/** Gives the prerendered page time to finish. */
const staysFor = (milliseconds: number) => new Promise((end) => setTimeout(end, milliseconds));

/** Whether the visible page was prerendered. */
const wasReady = ({ evaluate }: Visitor) =>
  evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`);

/** Clicks the link until its page is visible: browsers ignore clicks before the first paint. */
const follow = (visitor: Visitor, path: string) =>
  expect(async () => {
    const here = await visitor.evaluate('location.pathname');
    if (here !== path) await visitor.press(linkTo(path));
    await expect.poll(() => visitor.evaluate('location.pathname'), { timeout: 1_500 }).toBe(path);
  }).toPass();

test('a hovered link is prerendered and works when clicked', async () => {
  const path = TWO_TRACKS.path;
  await using visitor = await startVisitor(reportErrors);
  await visitor.open(SCREEN_PATHS.residencyIndex);
  await visitor.point(linkTo(path));
  await beginsAhead(visitor, path);
  await follow(visitor, path);
  expect(await wasReady(visitor)).toBe(true);
  expect(visitor.requests.filter((one) => one.path === path)).toHaveLength(1);
  await expect(async () => {
    await visitor.press('[role=tab][aria-controls]:not(:first-child)');
    expect(await visitor.evaluate(`document.querySelector('#birth').checkVisibility()`)).toBe(true);
  }).toPass();
  expect(await visitor.evaluate('window.errors')).toEqual([]);
});

test('only pages are prerendered, not files, the search or other sites', async () => {
  const candidates = new Set<string>();
  await using visitor = await startVisitor((connection, session) => {
    connection.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of Object(preloadingAttemptSources)) candidates.add(key.url);
    });
    return connection.send('Preload.enable', {}, session);
  });
  await visitor.open(INDEX);
  const links = { file: '/sitemap.xml', search: `${SITE.screens.search.path}?q=a` };
  await visitor.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend',
    '<a href="${links.file}">file</a><a href="${links.search}">search</a>' +
    '<a href="https://elsewhere.example/about">other</a>')`);
  const known = new Set(ROUTES.flatMap((path) => [path, path === '/' ? '/zh' : `/zh${path}`]));
  await expect.poll(() => candidates.size).toBeGreaterThan(CITIZENSHIP.length);
  for (const { origin, pathname, search } of [...candidates].map((url) => new URL(url))) {
    expect([known.has(pathname), search], pathname).toEqual([true, '']);
    expect(origin).toBe(await visitor.evaluate('origin'));
  }
});

test('a prerendered page that is not visited is not measured', async () => {
  await using visitor = await startVisitor(({ send }, session) =>
    send('Page.addScriptToEvaluateOnNewDocument', { source: COUNT_MEASURES }, session),
  );
  await visitor.open(INDEX);
  await expect.poll(() => visitor.evaluate('window.measures')).toEqual(['seen']);
  await visitor.point(linkTo(COUNTRY.path));
  await beginsAhead(visitor, COUNTRY.path);
  await staysFor(3_000);
  await follow(visitor, COUNTRY.path);
  expect(await wasReady(visitor)).toBe(true);
  await expect.poll(() => visitor.evaluate('window.measures')).toEqual(['seen']);
});

test('a prerendered page does not show a dismissed language offer', async () => {
  await using visitor = await startVisitor(({ send }, session) =>
    send('Emulation.setUserAgentOverride', { userAgent: 'x', acceptLanguage: 'zh-CN' }, session),
  );
  const offered = () => visitor.evaluate(`!document.querySelector('[data-offer]').hidden`);
  await visitor.open(INDEX);
  await expect.poll(offered).toBe(true);
  await visitor.point(linkTo(COUNTRY.path));
  await beginsAhead(visitor, COUNTRY.path);
  await staysFor(1_000);
  await visitor.press('[data-offer] button');
  await expect.poll(offered).toBe(false);
  await follow(visitor, COUNTRY.path);
  expect(await wasReady(visitor)).toBe(true);
  await expect.poll(offered).toBe(false);
  expect(await visitor.evaluate('document.title')).toContain(
    word('en', `${COUNTRY.group}.seo.title`),
  );
});

/** Records console errors and violations of the content security policy. */
const reportErrors = ({ send }: Connection, session: string) =>
  send(
    'Page.addScriptToEvaluateOnNewDocument',
    {
      source: `window.errors = [];
        addEventListener('error', ({ message }) => errors.push(message));
        addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(blockedURI));`,
    },
    session,
  );

/** Records whether the page is visible each time that a measurement starts. */
const COUNT_MEASURES = `window.measures = [];
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options.type === 'paint') measures.push(document.prerendering ? 'ahead' : 'seen');
    return observe.call(this, options);
  };`;

test('no browser process remains after its tab is closed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'closed-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const running = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(folder);
  try {
    const visitor = await startVisitor();
    expect(running()).toBe(true);
    await visitor[Symbol.asyncDispose]();
    await expect.poll(running).toBe(false);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(folder, { recursive: true, force: true });
  }
});
