import { DEFAULT_LOCALE, LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { CACHING, SPECULATION_FILE, SPECULATION_TYPE } from '../web/headers.ts';
import type { KnownRoute } from '../web/knownRoutes.ts';

/** Limit of Cloudflare Pages for `_headers`; Netlify has none. */
const HEADER_RULES = 100;

/** Limit of Cloudflare Pages for `_redirects`, without patterns; Netlify has none. */
const REDIRECT_RULES = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages
 * (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * If several rules set a header, all values are sent, so the first rule leaves `Cache-Control` to the
 * host: both revalidate by default. Immutable files are listed one by one, because a rule for their
 * folder would also match missing files, and a browser could cache a 404 during a deployment for a
 * year.
 *
 * @param files of the site, relative to its folder
 */
export function staticHostHeaders(
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const kept = { 'Cache-Control': CACHING.immutable };
  // Heading fonts are last: caching them matters least if there are too many rules.
  const byPriority = [...files].sort().toSorted((one, other) => rankOf(one) - rankOf(other));
  const patterns = new Set(byPriority.flatMap((file) => patternOf(file) ?? []));
  const rules = [...patterns].slice(0, HEADER_RULES - 2).map((pattern) => rule(pattern, kept));
  const typed = { 'Content-Type': SPECULATION_TYPE };
  return [rule('/*', headers), rule(`/${SPECULATION_FILE}`, typed), ...rules].join('');
}

/** The font of a page's headings and its sheet. */
const FACE = /^assets\/headings\/[^.]+\./;

const rankOf = (file: string): number => (FACE.test(file) ? 1 : 0);

/**
 * The rule's pattern for a file: one per asset, one per picture with all widths and formats
 * (`/images/<name>-*`), and one per heading font with its sheet (`/assets/headings/<name>.*`).
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
 * The `_redirects` file of Netlify and Cloudflare Pages
 * (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/pages/configuration/redirects/). The last rules give Netlify the
 * not-found page of a language; Cloudflare Pages finds it by itself and ignores their status.
 */
export const redirectRules = (former: readonly KnownRoute[]): string =>
  [
    ...former.map(({ address, path }) => `${address} ${path} 301\n`),
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
      (locale) => `${localPath('/*', locale)} ${localPath('/404.html', locale)} 404\n`,
    ),
  ].join('');

/** Warns if there are more redirects than a host supports. */
export function redirectWarnings(former: readonly KnownRoute[]): string[] {
  if (former.length <= REDIRECT_RULES) return [];
  const count = (number: number) => number.toLocaleString('en');
  return [
    `_redirects has ${count(former.length)} redirects, but Cloudflare Pages supports only ${count(REDIRECT_RULES)}: there, the last ${count(former.length - REDIRECT_RULES)} former addresses are redirected only by their HTML pages. Remove unused former slugs and redirects, or use Cloudflare's Bulk Redirects; other hosts have no limit`,
  ];
}
