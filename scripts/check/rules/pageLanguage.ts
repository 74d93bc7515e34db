import { LANGUAGE_TAGS } from '../../../locales/locale.ts';
import { pageRule } from '../rule.ts';

/** A page says which language it is in. */
export const pageLanguage = pageRule('page language', function* ({ root, locale }) {
  const tag = root.querySelector('html')?.getAttribute('lang');
  const expected = LANGUAGE_TAGS[locale];
  if (tag === expected) return;
  yield {
    message: `<html lang> is ${tag === undefined ? 'missing' : `"${tag}"`}: screen readers choose their voice by it, browsers their fonts and the offer to translate`,
    fix: `write <html lang="${expected}">, as the page's path says`,
  };
});
