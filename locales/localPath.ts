import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale.ts';

/**
 * A path in a language: `/about` in English, `/zh/about` in Chinese, `/zh` for the Chinese home.
 *
 * @param path without a language prefix
 */
export function localPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a path into its language and the path without the language prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (!isLocale(first) || first === DEFAULT_LOCALE)
    return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}

/** A path in each language, for `hreflang` and the language buttons. */
export const alternates = (path: string): { locale: Locale; path: string }[] =>
  LOCALES.map((locale) => ({ locale, path: localPath(path, locale) }));

/**
 * The path that visitors are redirected to: lower case, no `.html`, `/index` or trailing slash.
 * `/zh/about.html` is `/zh/about`, `/index.html` is `/`.
 */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
