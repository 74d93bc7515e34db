import { LOCALES, type Localized } from '../../../locales/locale.ts';
import { fillPlaceholders, placeholderNames } from '../../../locales/placeholders.ts';
import { say } from '../../words/say.ts';

/** The placeholder names of a text. */
interface Names {
  /** Names that may be used: the document's figures, or a label's values. */
  readonly known: ReadonlySet<string>;
  /** Names that must be used, so that a label does not drop its value. */
  readonly needed?: readonly string[];
  /** Whether figures can be added to the document. */
  readonly canGrow: boolean;
}

/**
 * Checks the `{{names}}` of a bilingual text: both languages must use the same ones, so that they
 * cannot disagree.
 *
 * @returns problems in one language each, with a message for the editor
 */
export function placeholderProblems(
  text: Localized<string>,
  { known, needed = [], canGrow }: Names,
) {
  const all = new Set(LOCALES.flatMap((locale) => placeholderNames(text[locale])));
  return LOCALES.flatMap((language) => {
    const named = new Set(placeholderNames(text[language]));
    const messages = [
      ...[...named]
        .filter((name) => !known.has(name))
        .map((name) => unknownName(name, known, canGrow)),
      ...[...all]
        .filter((name) => known.has(name) && !named.has(name))
        .map((name) =>
          say(
            '{{[name]}} is missing here: use it in both languages, so that they cannot disagree',
            { name },
          ),
        ),
      ...needed
        .filter((name) => !all.has(name))
        .map((name) =>
          say('{{[name]}} is missing here: the site replaces it with a value', { name }),
        ),
    ];
    if (/\{\{|\}\}/.test(withoutPlaceholders(text[language]))) messages.push(BROKEN);
    return messages.map((message) => ({ language, message }));
  });
}

const BROKEN = say(
  'This contains a malformed {{name}}: write {{name}} or {{name, number}}, with two braces on each side',
);

function unknownName(name: string, names: ReadonlySet<string>, canGrow: boolean): string {
  const known = [...names].join(', ');
  if (canGrow)
    return known === ''
      ? say(
          '{{[name]}} is not a figure of this document, which has none yet: add it under Figures',
          { name },
        )
      : say(
          '{{[name]}} is not a figure of this document: add it under Figures, or choose [known]',
          {
            name,
            known,
          },
        );
  return known === ''
    ? say('{{[name]}} has no value here: write out what you mean', { name })
    : say('{{[name]}} has no value here: choose [known]', { name, known });
}

const withoutPlaceholders = (text: string) =>
  fillPlaceholders(text, (_, format) =>
    format === undefined || format === 'number' ? '' : undefined,
  );
