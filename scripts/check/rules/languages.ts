import { LANGUAGE_TAGS, LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { resolveUrl } from '../resolve.ts';
import { pageRule } from '../rule.ts';

/** A page declares its language. */
export const pageLanguage = pageRule('page language', function* ({ root, locale }) {
  const tag = root.querySelector('html')?.getAttribute('lang');
  const expected = LANGUAGE_TAGS[locale];
  if (tag === expected) return;
  yield {
    message: `<html lang> is ${tag === undefined ? 'missing' : `"${tag}"`}: it decides the voice of screen readers, the fonts, and whether browsers offer a translation`,
    fix: `write <html lang="${expected}">, the language of the page's path`,
  };
});

/** Every page exists in every language. */
export const bothLanguages = pageRule('both languages', function* ({ plainPath, locale }, site) {
  for (const other of LOCALES) {
    const path = localPath(plainPath, other);
    if (other === locale || site.pages.has(path)) continue;
    yield {
      message: `there is no ${path}: readers of ${LOCALE_TITLES[other]} cannot read this page, and its language button leads nowhere`,
      fix: 'run npm run build -- --full; scripts/web/knownRoutes.ts lists the pages of each language',
    };
  }
});

/** Links stay in the language of the page, except those that switch languages. */
export const sameLanguage = pageRule('same language', function* (page, site) {
  for (const { kind, element, url, written } of page.references) {
    if (kind !== 'link' || element.closest('[data-language]')) continue;
    const destination = resolveUrl(url, page.path, site);
    if (destination.kind !== 'page' || destination.page.locale === page.locale) continue;
    const { locale: other, plainPath } = destination.page;
    yield {
      message: `${written} leads to a page in ${LOCALE_TITLES[other]}: a reader of ${LOCALE_TITLES[page.locale]} has to find the way back`,
      fix: `write ${localPath(plainPath, page.locale)}, or mark the link with data-language if it changes the language on purpose`,
    };
  }
});
