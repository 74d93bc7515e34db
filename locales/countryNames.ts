import { LANGUAGE_TAGS, type Locale } from './locale.ts';

/**
 * Names countries by their codes, as Unicode's CLDR does, except that English uses Turkey, which people
 * search for.
 */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' });
  return (code) => (locale === 'en' && code === 'TR' ? 'Turkey' : (names.of(code) ?? code));
}
