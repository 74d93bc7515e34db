import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Site, SiteSchema } from '../../locales/site.ts';
import { hostingFiles } from '../../scripts/build/hosting.ts';
import {
  redirectRules,
  redirectWarnings,
  staticHostHeaders,
} from '../../scripts/build/staticHosts.ts';
import { responseHeaders } from '../../scripts/web/headers.ts';
import { formerRoutes, knownRoutes } from '../../scripts/web/knownRoutes.ts';
import { contentOf, FILES, RULES } from './support/builtSite.ts';

const SITE = v.parse(SiteSchema, JSON.parse(readFileSync('locales/site.json', 'utf8')));

/** Maximum line lengths of `_headers` and `_redirects` on Cloudflare Pages. */
const HEADER_LINE = 2_000;
const REDIRECT_LINE = 1_000;

const linesOf = (text: string) => text.trimEnd().split('\n');

/** `_headers` as documented by both hosts: a pattern, then indented headers. */
function parseHeaders(text: string) {
  const rules = new Map<string, Map<string, string>>();
  let current: Map<string, string> | undefined;
  for (const line of linesOf(text)) {
    const [, name, value] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      expect(line).toMatch(/^\/[\w./-]*\*?$/);
      expect(rules.has(line)).toBe(false);
      current = new Map();
      rules.set(line, current);
    } else current?.set(name, value);
  }
  return rules;
}

describe('_headers', () => {
  const rules = parseHeaders(contentOf('_headers').toString());

  test('is within the limits of both hosts', () => {
    expect(rules.size).toBeLessThanOrEqual(100);
    for (const line of linesOf(contentOf('_headers').toString()))
      expect(line.length).toBeLessThanOrEqual(HEADER_LINE);
  });

  test('sets security headers everywhere, each name once per address', () => {
    expect(Object.fromEntries(rules.get('/*') ?? [])).toEqual(responseHeaders());
    expect(rules.get('/*')?.has('Cache-Control')).toBe(false);
  });

  test('gives the speculation rules the only type that browsers accept', () => {
    const type = 'application/speculationrules+json';
    expect(Object.fromEntries(rules.get(RULES) ?? [])).toEqual({ 'Content-Type': type });
  });

  test('caches exactly the existing assets and page pictures forever', () => {
    const patterns = [...rules.keys()].filter((pattern) =>
      rules.get(pattern)?.has('Cache-Control'),
    );
    const matching = (file: string) =>
      patterns.filter((pattern) =>
        pattern.endsWith('*')
          ? `/${file}`.startsWith(pattern.slice(0, -1))
          : pattern === `/${file}`,
      );
    const kept = FILES.filter((file) => /^assets\/.*[^rz]$|^images\/(?!share)/.test(file));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) {
      const found = matching(file);
      expect(found.length, file).toBeLessThanOrEqual(1);
      // Heading fonts are listed last, up to the hosts' limits.
      if (!file.startsWith('assets/headings/') || rules.size < 100)
        expect(found, file).toHaveLength(1);
    }
    for (const pattern of patterns) {
      expect(rules.get(pattern)?.get('Cache-Control')).toMatch(/immutable/);
      expect(
        FILES.some((file) => matching(file).includes(pattern)),
        pattern,
      ).toBe(true);
    }
    for (const missing of ['assets/gone.js', 'images/gone.avif', 'index.html', 'sitemap.xml'])
      expect(matching(missing)).toEqual([]);
  });

  test('lists assets before pictures, and fonts last, if there are too many', () => {
    const pictures = Array.from({ length: 300 }, (_, index) => `images/${index}abc-400.avif`);
    const text = staticHostHeaders(responseHeaders(), [
      ...pictures,
      'assets/headings/a.css',
      'assets/headings/a.woff2',
      'assets/chunks/a.js',
    ]);
    expect(parseHeaders(text).size).toBe(100);
    expect(text).toContain('/assets/chunks/a.js\n');
    expect(text).not.toContain('/assets/headings');
  });
});

describe('_redirects', () => {
  const siteWith = (length: number): Site => ({
    ...SITE,
    redirects: Array.from({ length }, (_, index) => ({ from: `/old-${index}`, to: '/about' })),
  });
  const lines = linesOf(redirectRules(formerRoutes(siteWith(50))));

  test('is within the limits of both hosts', () => {
    for (const line of lines) {
      expect(line).toMatch(/^\/[a-z0-9/-]+\*? \/[a-z0-9/-]+(?:\.html)? (?:301|404)$/);
      expect(line.length).toBeLessThanOrEqual(REDIRECT_LINE);
    }
  });

  test('redirects old addresses in each language, patterns last', () => {
    expect(lines).toContain('/old-7 /about 301');
    expect(lines).toContain('/zh/old-7 /zh/about 301');
    expect(lines.filter((line) => line.includes('*'))).toEqual(lines.slice(100));
  });

  test('reports by how much it exceeds the limit of Cloudflare Pages, and what to do', () => {
    expect(redirectWarnings(formerRoutes(siteWith(1_000)))).toEqual([]);
    expect(redirectWarnings(formerRoutes(siteWith(1_001)))).toEqual([
      expect.stringMatching(
        /^_redirects has 2,002 redirects, but Cloudflare Pages supports only 2,000: .* last 2 former addresses .*Remove unused former slugs/,
      ),
    ]);
  });

  test('uses the not-found page of the language', () => {
    expect(lines.at(-1)).toBe('/zh/* /zh/404.html 404');
  });
});

test('every host allows the contact form to post to its endpoint only', () => {
  const headers = responseHeaders('https://forms.example.com/contact?key=1');
  const files = hostingFiles(SITE, headers);
  const included = ['nginx/headers.conf', 'caddy/headers.caddy'].map((name) => files.get(name));
  for (const text of [...included, staticHostHeaders(headers, [])])
    expect(text).toContain("connect-src 'self' https://forms.example.com;");
});

test('known routes contain each plain path once', () => {
  const routes = knownRoutes(SITE);
  const addresses = routes.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { address, path } of routes)
    for (const value of [address, path]) expect(value).toMatch(/^\/[a-z0-9/-]*$/);
  const files = hostingFiles(SITE, responseHeaders());
  for (const name of ['nginx/routes.map', 'caddy/routes.map'])
    expect(linesOf(files.get(name) ?? '')).toHaveLength(routes.length);
});
