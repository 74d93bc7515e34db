import type { Locale } from '../../locales/locale.ts';
import { STUDIO_LANGUAGE } from './language.ts';
import { CHINESE, type StudioSentence } from './zh/index.ts';

/** The names in the square brackets of a sentence. */
type Names<Sentence extends string> = Sentence extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values<Sentence extends string> = Readonly<Record<Names<Sentence>, string | number>>;

/**
 * What a sentence needs besides itself: nothing, or a value for each name. Of one that has no Chinese
 * the compiler knows no more than that it is some sentence: it shall complain of that alone.
 */
type Needed<Sentence extends string> = StudioSentence extends Sentence
  ? [values?: Values<Sentence>]
  : [Names<Sentence>] extends [never]
    ? []
    : [values: Values<Sentence>];

/**
 * Says something to an editor in the language of the Studio. What has no Chinese is no sentence to
 * the compiler.
 *
 * @param sentence in English; `[name]` stands for a value
 */
export function say<Sentence extends StudioSentence>(
  sentence: Sentence,
  ...values: Needed<Sentence>
) {
  const said = sayIn(STUDIO_LANGUAGE, sentence, ...values);
  if (isCommand) remember(said, sentence, ...values);
  return said;
}

/** Commands speak English, but may tell editors, whose Studio may be Chinese. */
const isCommand = typeof window === 'undefined';

/** What was said, in Chinese, by the English; rules pass sentences on as mere texts. */
const SAID = new Map<string, string>();
const MOST_REMEMBERED = 10_000;

function remember<Sentence extends StudioSentence>(
  said: string,
  sentence: Sentence,
  ...[values]: Needed<Sentence>
): void {
  const chinese = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    SAID.get(String(value)) ?? value,
  ]);
  SAID.delete(said);
  SAID.set(said, fillIn(CHINESE[sentence], Object.fromEntries(chinese)));
  for (const oldest of SAID.keys()) {
    if (SAID.size <= MOST_REMEMBERED) break;
    SAID.delete(oldest);
  }
}

/** What a command said by {@link say}, in both languages; what it said otherwise is English alone. */
export const inBoth = (said: string): Record<Locale, string> => ({
  en: said,
  zh: SAID.get(said) ?? translate(said, 'zh'),
});

/** {@link say} in a certain language. */
export function sayIn<Sentence extends StudioSentence>(
  language: Locale,
  sentence: Sentence,
  ...[values]: Needed<Sentence>
): string {
  return fillIn(language === 'zh' ? CHINESE[sentence] : sentence, values ?? {});
}

function fillIn(words: string, values: Readonly<Record<string, unknown>>): string {
  const given = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return words.replace(/\[(\w+)\]/g, (whole, name: string) => given.get(name) ?? whole);
}

/**
 * A sentence of the schema in a language; those that are made of a document's own, such as the
 * name of a figure, stay as they are.
 */
export const translate = (words: string, language: Locale = STUDIO_LANGUAGE): string =>
  language === 'zh' ? (ALL[words] ?? words) : words;

const ALL: Readonly<Record<string, string | undefined>> = CHINESE;
