import { LOCALES, type Localized } from '../../../locales/locale.ts';
import { fillPlaceholders, placeholderNames } from '../../../locales/placeholders.ts';

/**
 * What is wrong with the `{{names}}` in a bilingual text, as a sentence for the editor.
 *
 * @param text both languages
 * @param known names that may be used: the document's figures, or a label's values
 * @param needed names that must be used: without them a label would swallow its value
 */
export function placeholderProblem(
  text: Localized<string>,
  known: ReadonlySet<string>,
  needed: readonly string[] = [],
): string | undefined {
  const named = LOCALES.map((locale) => new Set(placeholderNames(text[locale])));
  const all = new Set(named.flatMap((names) => [...names]));
  for (const name of all) {
    if (!known.has(name))
      return `{{${name}}} is not a figure of this document: add it under Figures, or choose ${list(known)}`;
    const missing = LOCALES.filter((_, index) => !named[index]?.has(name));
    if (missing.length > 0)
      return `{{${name}}} stands in one language only (missing in ${missing.join(', ')}): name it in both, so that they cannot disagree`;
  }
  const lacking = needed.find((name) => !all.has(name));
  if (lacking !== undefined) return `needs {{${lacking}}}: the site puts a value in there`;
  const broken = LOCALES.find((locale) => /\{\{|\}\}/.test(withoutPlaceholders(text[locale])));
  return broken && `holds a broken {{name}} in ${broken}: write {{name}} or {{name, number}}`;
}

const withoutPlaceholders = (text: string) =>
  fillPlaceholders(text, (_, format) =>
    format === undefined || format === 'number' ? '' : undefined,
  );

const list = (names: ReadonlySet<string>) =>
  names.size === 0 ? 'none (there are none yet)' : [...names].join(', ');
