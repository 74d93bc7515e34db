import { createInstance, type i18n } from 'i18next';
import type { Catalogue } from './flatten.ts';
import { LANGUAGE_TAGS, type Locale } from './locale.ts';

/**
 * A translator for one page in one language.
 *
 * @param catalogue the page's slice
 * @param missingText gives the text for a key that the slice lacks; by default `t` throws, because
 * a page with a hole must not be published
 */
export function createTranslator(
  locale: Locale,
  catalogue: Catalogue,
  missingText: (key: string) => string = (key) => {
    throw new Error(
      `The page's catalogue has no text "${key}" (${locale}): write it in its document and run npm run pull; if another page shows it, ask for it in +data.ts of this one`,
    );
  },
): i18n {
  const language = LANGUAGE_TAGS[locale];
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: catalogue } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders. Texts are no templates of other texts: `$t(` stands for itself,
    // behind a prefix that no text can hold.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    returnEmptyString: true,
    parseMissingKeyHandler: missingText,
    missingInterpolationHandler: (_, [place]) => place,
  });
  return instance;
}
