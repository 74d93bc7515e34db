import { DEFAULT_LOCALE, LOCALES } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { CACHING } from '../../serve/headers.ts';
import type { KnownRoute } from './knownRoutes.ts';

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
 * `Cache-Control` to the host: both have everything asked for again unless told otherwise. Files to
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
  const patterns = new Set([...files].sort().flatMap((file) => patternOf(file) ?? []));
  const rules = [...patterns].slice(0, HEADER_RULES - 1).map((pattern) => rule(pattern, kept));
  return [rule('/*', headers), ...rules].join('');
}

/** An asset has a rule; so has a picture, for all its widths and formats: `/images/<name>-*`. */
function patternOf(file: string): string | undefined {
  if (/^assets\/.*\.(?:br|gz)$/.test(file)) return undefined;
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
