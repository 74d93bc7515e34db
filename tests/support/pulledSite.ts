import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { CatalogueSchema, groupOf } from '../../locales/catalogue.ts';
import { SiteSchema } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { pictureFiles } from '../../scripts/pull/pictures/pictures.ts';
import { formerRoutes } from '../../scripts/web/knownRoutes.ts';
import type { Checkout } from './checkout.ts';

/** Parses the pulled content of a checkout. */
export const readPulled = async (checkout: Checkout) => ({
  site: v.parse(SiteSchema, await checkout.read('site.json')),
  en: v.parse(CatalogueSchema, await checkout.read('en.json')),
  zh: v.parse(CatalogueSchema, await checkout.read('zh.json')),
});

/** Expects that everything the site references exists, in both languages. */
export async function expectConsistent(checkout: Checkout): Promise<void> {
  const { site, en, zh } = await readPulled(checkout);
  const pages = sitePages(site);
  const paths = new Set(pages.map((page) => page.path));
  const links = [
    ...site.navigation.flatMap((entry) => [
      entry.path,
      ...entry.children.map((child) => child.path),
    ]),
    ...site.screens.home.services,
    ...site.projects.map(({ program }) => program),
    ...site.redirects.filter(({ by }) => by !== undefined).map(({ to }) => to),
  ];
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
  expect(paths.size).toBe(pages.length);
  const addresses = new Set([...paths, ...formerRoutes(site).map(({ address }) => address)]);
  const written = [en, zh].flatMap((texts) =>
    Object.entries(texts).filter(([key, href]) => key.endsWith('.href') && href.startsWith('/')),
  );
  expect(written.filter(([, href]) => !addresses.has(href.split('#', 1)[0] ?? ''))).toEqual([]);

  expect(Object.keys(zh)).toEqual(Object.keys(en));
  const settings = ['site', 'nav', 'ui', 'errors'];
  const groups = [...settings, ...[...pages, ...site.terms].map(({ group }) => group)];
  expect([...new Set(Object.keys(en).map(groupOf))].sort()).toEqual([...groups].sort());
  expect(countOf(en, /^nav\.entries\.\d+\.label$/)).toBe(site.navigation.length);
  expect(countOf(en, /^nav\.entries\.\d+\.children\.\d+\.label$/)).toBe(
    site.navigation.flatMap(({ children }) => children).length,
  );

  const pictures = site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]);
  const files = pictures.flatMap(pictureFiles).map((file) => path.basename(file));
  const present = new Set(await readdir(path.join(checkout.root, 'public', 'images')));
  expect(files.filter((file) => !present.has(file))).toEqual([]);
}

const countOf = (catalogue: Readonly<Record<string, string>>, pattern: RegExp) =>
  Object.keys(catalogue).filter((key) => pattern.test(key)).length;
