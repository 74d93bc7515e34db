import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { pageRule } from '../rule.ts';

/** Every page exists in every language. */
export const bothLanguages = pageRule('both languages', function* ({ plainPath, locale }, site) {
  for (const other of LOCALES) {
    const path = localPath(plainPath, other);
    if (other === locale || site.pages.has(path)) continue;
    yield {
      message: `there is no ${path}: readers of ${LOCALE_TITLES[other]} lose this page, and its language button leads nowhere`,
      fix: 'run npm run build -- --full; scripts/build/pageUrls.ts lists the pages of each language',
    };
  }
});
