import { createInstance, type i18n } from 'i18next';
import type { Catalogue } from './flatten.ts';
import { LANGUAGE_TAGS, type Locale } from './locale.ts';

/**
 * Creates the i18next instance of one page in one language.
 *
 * @param catalogue the page's slice
 * @param missingText returns the text for a missing key; by default `t` throws, because an
 * incomplete page must not be published
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
    // React escapes what it renders. A prefix that no text can contain disables nesting, so that
    // `$t(` is literal text.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    returnEmptyString: true,
    parseMissingKeyHandler: missingText,
    missingInterpolationHandler: (_, [place]) => place,
  });
  return instance;
}
