import type { Catalogue } from '../../locales/flatten.ts';
import { LOCALES, type Locale, type Localized } from '../../locales/locale.ts';

/** A text that differs from what was pulled before. */
export interface Change {
  readonly locale: Locale;
  readonly key: string;
  /** Absent when the key is new. */
  readonly before?: string;
  /** Absent when the key is gone. */
  readonly after?: string;
}

/** Every text that is new, gone or different, in the order of the keys. */
export const changesBetween = (
  before: Localized<Catalogue> | undefined,
  after: Localized<Catalogue>,
): Change[] =>
  LOCALES.flatMap((locale) => {
    const old = before?.[locale] ?? {};
    const keys = [...new Set([...Object.keys(old), ...Object.keys(after[locale])])];
    return keys
      .filter((key) => old[key] !== after[locale][key])
      .map((key) => ({
        locale,
        key,
        ...text('before', old[key]),
        ...text('after', after[locale][key]),
      }));
  });

const text = (name: 'before' | 'after', value: string | undefined) =>
  value === undefined ? {} : { [name]: value };

/** The changes for people, as Markdown. */
export function describeChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return '# Content changes\n\nNo text changed.\n';
  const sections = changes.map(({ locale, key, before, after }) =>
    [
      `## ${key} (${locale})`,
      ...(before === undefined ? ['New.'] : [`> ${quote(before)}`]),
      ...(after === undefined ? ['Removed.'] : [`> ${quote(after)}`]),
    ].join('\n\n'),
  );
  return `# Content changes\n\n${changes.length} texts changed.\n\n${sections.join('\n\n')}\n`;
}

const quote = (value: string) => value.replaceAll('\n', '\n> ');
