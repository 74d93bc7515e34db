import { LOCALES, type Localized } from '../../../locales/locale.ts';
import { placeholderNames } from '../../../locales/placeholders.ts';

/**
 * What is wrong with the `{{names}}` in a bilingual text, as a sentence for the editor.
 *
 * @param text both languages
 * @param known names that may be used: the document's figures, or a label's values
 */
export function placeholderProblem(
  text: Partial<Localized<string>>,
  known: ReadonlySet<string>,
): string | undefined {
  const named = LOCALES.map((locale) => new Set(placeholderNames(text[locale] ?? '')));
  const all = new Set(named.flatMap((names) => [...names]));
  for (const name of all) {
    if (!known.has(name))
      return `{{${name}}} is not a figure of this document: add it under Figures, or choose ${list(known)}`;
    const missing = LOCALES.filter((_, index) => !named[index]?.has(name));
    if (missing.length > 0)
      return `{{${name}}} stands in one language only (missing in ${missing.join(', ')}): name it in both, so that they cannot disagree`;
  }
  return undefined;
}

const list = (names: ReadonlySet<string>) =>
  names.size === 0 ? 'none (there are none yet)' : [...names].join(', ');
