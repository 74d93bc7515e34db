import { LOCALE_TITLES } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { resolveUrl } from '../resolve.ts';
import { pageRule } from '../rule.ts';

/** The links of a page stay in its language, except those that exist to change it. */
export const sameLanguage = pageRule('same language', function* (page, site) {
  for (const { kind, element, url, written } of page.references) {
    if (kind !== 'link' || element.closest('[data-language]')) continue;
    const destination = resolveUrl(url, page.path, site);
    if (destination.kind !== 'page' || destination.page.locale === page.locale) continue;
    const { locale: other, plainPath } = destination.page;
    yield {
      message: `${written} leads to a page in ${LOCALE_TITLES[other]}: a reader of ${LOCALE_TITLES[page.locale]} must find the way back`,
      fix: `write ${localPath(plainPath, page.locale)}, or mark the link with data-language if it changes the language on purpose`,
    };
  }
});
