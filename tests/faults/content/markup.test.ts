import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocale } from '../../../locales/locale.ts';
import type { LakeDocument } from '../../../scripts/lake/documents/document.ts';
import { makeSmallSite, type SmallSite } from '../../support/smallSite.ts';

/**
 * Anything that could end an element, an attribute, a comment or a script, or start a template.
 * Without a Chinese character it would be rejected as a Chinese text.
 */
const HOSTILE = `</script></title></style>--><script>alert(1)</script>"'><img src=x onerror=alert(1)>\u2028$t(x)\${x}字`;

let site: SmallSite;
let pages: { name: string; document: HTMLElement }[];

/** A site in which every text contains this, in both languages. */
beforeAll(async () => {
  site = await makeSmallSite((documents) => documents.map(withHostileTexts));
  expect(await site.build()).toMatchObject({ code: 0, stderr: '' });
  const names = await readdir(site.client, { recursive: true });
  pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(path.join(site.client, name), 'utf8');
        return { name, document: parse(html) };
      }),
  );
});
afterAll(() => site[Symbol.asyncDispose]());

const withHostileTexts = (document: LakeDocument): LakeDocument => ({
  ...document,
  ...hostileFields(document),
});

const hostileFields = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostile(inner, name)]));

/** As many characters as the markup has, without a name of a figure. */
const WORDS = new RegExp(`[^{}]{${HOSTILE.length}}`);

/** Replaces words of a long text, so that it stays within the limit that editors have. */
const withMarkup = (text: string) =>
  text.length > 200 ? text.replace(WORDS, () => HOSTILE) : text + HOSTILE;

function hostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isLocale(key) || key === 'text' ? withMarkup(value) : value;
  if (Array.isArray(value)) return value.map((item) => hostile(item));
  return typeof value === 'object' && value !== null ? hostileFields(value) : value;
}

describe('271 markup in every text of the site', () => {
  test('is shown as written', () => {
    const greece = pages.find(({ name }) => name === 'zh/other-citizenship/greece.html');
    expect(greece?.document.querySelector('h1')?.textContent).toContain(HOSTILE);
    expect(greece?.document.querySelector('title')?.textContent).toContain('<script>alert(1)');
    expect(
      greece?.document.querySelector('meta[name=description]')?.getAttribute('content'),
    ).toContain(HOSTILE);
  });

  test('creates no element or attribute on any page', () => {
    expect(pages.length).toBeGreaterThan(40);
    for (const { name, document } of pages) {
      expect(document.querySelectorAll('[onerror], img[src=x]'), name).toEqual([]);
      const inline = document.querySelectorAll('script:not([src])');
      expect(
        inline.filter((script) => !isData(script)),
        name,
      ).toEqual([]);
    }
  });

  test('reaches islands unchanged', () => {
    const data = pages.flatMap(({ document }) =>
      document.querySelectorAll('script[type="application/json"]'),
    );
    const texts = data.map((script) => JSON.stringify(JSON.parse(script.textContent)));
    expect(texts.some((text) => text.includes('<script>alert(1)</script>'))).toBe(true);
  });
});

const isData = (script: HTMLElement) =>
  /^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '');
