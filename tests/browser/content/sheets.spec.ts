import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { builtPage } from '../support/builtPage.ts';
import { ROUTES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The classes styled by each sheet of the built site, by URL. */
const STYLED = new Map(
  globSync('assets/**/*.css', { cwd: 'dist/client' }).map((file) => {
    const sheet = readFileSync(`dist/client/${file}`, 'utf8').replace(/url\([^)]*\)/g, '');
    const classes = Array.from(sheet.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
    return [`/${file}`, new Set(classes)];
  }),
);
const ANYWHERE = new Set([...STYLED.values()].flatMap((classes) => [...classes]));

test('every page loads the style sheets of what it shows', () => {
  for (const route of ROUTES) {
    const page = parse(builtPage(route));
    const sheets = page
      .querySelectorAll('link[rel=stylesheet]')
      .map((link) => STYLED.get(link.getAttribute('href') ?? ''));
    const shown = new Set(page.querySelectorAll('[class]').flatMap((at) => at.classList.value));
    const bare = [...shown].filter(
      (name) => ANYWHERE.has(name) && !sheets.some((classes) => classes?.has(name)),
    );
    expect(bare, `of ${route}: import their sheets in its sheet of pages/sheets`).toEqual([]);
  }
});
