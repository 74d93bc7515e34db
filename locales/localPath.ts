import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale.ts';

/**
 * A path in a language: `/about` in English, `/zh/about` in Chinese, `/zh` for the Chinese home.
 *
 * @param path without language
 */
export function localPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of a path, and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (!isLocale(first) || first === DEFAULT_LOCALE)
    return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}

/** A path in every language, for `hreflang` and the language buttons. */
export const alternates = (path: string): { locale: Locale; path: string }[] =>
  LOCALES.map((locale) => ({ locale, path: localPath(path, locale) }));

/**
 * The path that a visitor is sent to: lower case, without `.html`, `/index` or a slash at the end.
 * `/zh/about.html` is `/zh/about`, `/index.html` is `/`.
 */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
