import { parse } from 'node-html-parser';
import { inLanguage, LANGUAGES, ROUTES } from './support/pages.ts';
import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const KB = 1000;

/** Bytes of a file as browsers get it. */
const sizeOf = async (path: string) =>
  (await rawRequest(path, { headers: { 'accept-encoding': 'br' } })).body.length;

/** The metrics come after everything and are counted apart. */
const isMetrics = async (path: string) =>
  (await rawRequest(path)).body.includes('largest-contentful-paint');

/** A page with the style sheets and scripts that it names, and what the scripts import. */
async function firstLoad(path: string) {
  const html = parse((await rawRequest(path)).body.toString());
  const styles = html
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => link.getAttribute('href'));
  const scripts = html.querySelectorAll('script[src]').map((tag) => tag.getAttribute('src'));
  const files = new Set<string>();
  for (const script of scripts) {
    if (!script) continue;
    files.add(script);
    const text = (await rawRequest(script)).body.toString();
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g))
      files.add(new URL(name, `http://x${script}`).pathname);
  }
  const sum = async (paths: Iterable<string | undefined>) => {
    let total = 0;
    for (const file of paths) total += await sizeOf(file ?? '');
    return total;
  };
  const script = await sum(files);
  return {
    hasIsland: html.querySelector('[data-island]') !== null,
    script,
    all: (await sizeOf(path)) + (await sum(styles)) + script,
  };
}

for (const language of LANGUAGES) {
  test(`pages without an island load 14 KB, 3 KB of it script, in ${language.name}`, async () => {
    for (const path of ROUTES) {
      const { hasIsland, script, all } = await firstLoad(inLanguage(path, language));
      expect(script, path).toBeLessThanOrEqual(3 * KB);
      if (!hasIsland) expect(all, path).toBeLessThanOrEqual(14 * KB);
    }
  });
}

test('pages with islands load at most 80 KB of script in all', async ({ page }) => {
  for (const path of ['/contact', '/us-green-card', '/projects/twinlakes', '/team/grace-lin']) {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]').first()).toHaveAttribute('data-live', '');
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    let total = 0;
    for (const file of files) if (!(await isMetrics(file))) total += await sizeOf(file);
    expect(total, path).toBeLessThanOrEqual(80 * KB);
  }
});
