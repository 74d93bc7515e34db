import { DEFAULT_LOCALE, LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { CACHING, SPECULATION_FILE, SPECULATION_TYPE } from '../web/headers.ts';
import type { KnownRoute } from '../web/knownRoutes.ts';

/** What Cloudflare Pages reads of `_headers`; Netlify sets no limit. */
const HEADER_RULES = 100;

/** What Cloudflare Pages reads of `_redirects`, patterns apart; Netlify sets no limit. */
const REDIRECT_RULES = 2_000;

/**
 * `_headers` as Netlify and Cloudflare Pages read it
 * (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * A header that several rules name is sent with all their values, so the first rule leaves
 * `Cache-Control` to the host: by default, both have everything asked for again. Files to
 * keep for ever are named one by one. A rule for their whole folder would hold for what is missing
 * there too, and a browser that asks during a deployment would keep the 404 for a year.
 *
 * @param files of the site, relative to its folder
 */
export function staticHostHeaders(
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const kept = { 'Cache-Control': CACHING.immutable };
  // When there are too many, a page does without a kept face most easily.
  const byNeed = [...files].sort().toSorted((one, other) => needOf(one) - needOf(other));
  const patterns = new Set(byNeed.flatMap((file) => patternOf(file) ?? []));
  const rules = [...patterns].slice(0, HEADER_RULES - 2).map((pattern) => rule(pattern, kept));
  const typed = { 'Content-Type': SPECULATION_TYPE };
  return [rule('/*', headers), rule(`/${SPECULATION_FILE}`, typed), ...rules].join('');
}

/** The face of a page's headings and its sheet. */
const FACE = /^assets\/headings\/[^.]+\./;

const needOf = (file: string): number => (FACE.test(file) ? 1 : 0);

/**
 * An asset has a rule; so has a picture, for all its widths and formats: `/images/<name>-*`, and the
 * face of a page's headings with its sheet: `/assets/headings/<name>.*`.
 */
function patternOf(file: string): string | undefined {
  if (/^assets\/.*\.(?:br|gz)$/.test(file)) return undefined;
  const [face] = FACE.exec(file) ?? [];
  if (face) return `/${face}*`;
  if (file.startsWith('assets/')) return `/${file}`;
  const [picture] = /^images\/[\da-f]+-/.exec(file) ?? [];
  return picture && `/${picture}*`;
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * `_redirects` as Netlify and Cloudflare Pages read it
 * (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/pages/configuration/redirects/). The last rules give Netlify
 * the not-found page of a language; Cloudflare Pages finds it without, and ignores their status.
 */
export const redirectRules = (former: readonly KnownRoute[]): string =>
  [
    ...former.map(({ address, path }) => `${address} ${path} 301\n`),
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
      (locale) => `${localPath('/*', locale)} ${localPath('/404.html', locale)} 404\n`,
    ),
  ].join('');

/** Says that redirects are more than a host reads, and what to do. */
export function redirectWarnings(former: readonly KnownRoute[]): string[] {
  if (former.length <= REDIRECT_RULES) return [];
  const count = (number: number) => number.toLocaleString('en');
  return [
    `_redirects has ${count(former.length)} redirects, of which Cloudflare Pages reads ${count(REDIRECT_RULES)}: there the last ${count(former.length - REDIRECT_RULES)} former addresses have only their small page, which leads on. Remove former slugs and redirects that nobody asks for any more, or give these to Cloudflare's Bulk Redirects; other hosts read them all`,
  ];
}
