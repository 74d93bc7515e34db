import type { Locale } from '../../locales/locale.ts';
import { STUDIO_LANGUAGE } from './language.ts';
import { CHINESE, type StudioSentence } from './zh/index.ts';

/** The names of a sentence's placeholders, in square brackets. */
type Names<Sentence extends string> = Sentence extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values<Sentence extends string> = Readonly<Record<Names<Sentence>, string | number>>;

/**
 * The further arguments that a sentence needs: none, or a value for each placeholder. A sentence
 * without Chinese is only the general type to the compiler; it must report that error alone.
 */
type Arguments<Sentence extends string> = StudioSentence extends Sentence
  ? [values?: Values<Sentence>]
  : [Names<Sentence>] extends [never]
    ? []
    : [values: Values<Sentence>];

/**
 * Returns a sentence for editors in the language of the Studio. A sentence without a Chinese
 * translation does not compile.
 *
 * @param sentence in English; `[name]` is a placeholder
 */
export function say<Sentence extends StudioSentence>(
  sentence: Sentence,
  ...values: Arguments<Sentence>
) {
  const said = sayIn(STUDIO_LANGUAGE, sentence, ...values);
  if (isCommand) remember(said, sentence, ...values);
  return said;
}

/** Commands use English, but their messages may reach editors with a Chinese Studio. */
const isCommand = typeof window === 'undefined';

/** The Chinese of each message by its English text; rules pass messages on as plain strings. */
const CHINESE_OF = new Map<string, string>();
const MAX_REMEMBERED = 10_000;

function remember<Sentence extends StudioSentence>(
  said: string,
  sentence: Sentence,
  ...[values]: Arguments<Sentence>
): void {
  const chinese = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    CHINESE_OF.get(String(value)) ?? value,
  ]);
  CHINESE_OF.delete(said);
  CHINESE_OF.set(said, fillIn(CHINESE[sentence], Object.fromEntries(chinese)));
  for (const oldest of CHINESE_OF.keys()) {
    if (CHINESE_OF.size <= MAX_REMEMBERED) break;
    CHINESE_OF.delete(oldest);
  }
}

/**
 * A message of {@link say} from a command, in both languages; other text is translated only if it
 * is a whole sentence without values.
 */
export const sayInBoth = (said: string): Record<Locale, string> => ({
  en: said,
  zh: CHINESE_OF.get(said) ?? translate(said, 'zh'),
});

/** {@link say} in a given language. */
export function sayIn<Sentence extends StudioSentence>(
  language: Locale,
  sentence: Sentence,
  ...[values]: Arguments<Sentence>
): string {
  return fillIn(language === 'zh' ? CHINESE[sentence] : sentence, values ?? {});
}

function fillIn(words: string, values: Readonly<Record<string, unknown>>): string {
  const given = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return words.replace(/\[(\w+)\]/g, (whole, name: string) => given.get(name) ?? whole);
}

/**
 * A sentence of the schema in a language; names that a document defines itself, such as those of
 * its figures, are returned unchanged.
 */
export const translate = (words: string, language: Locale = STUDIO_LANGUAGE): string =>
  language === 'zh' ? (ALL[words] ?? words) : words;

const ALL: Readonly<Record<string, string | undefined>> = CHINESE;
