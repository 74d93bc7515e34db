import type { Locale } from '../../locales/locale.ts';
import { STUDIO_LANGUAGE } from './language.ts';
import { CHINESE, type StudioSentence } from './zh/index.ts';

/** The names in the square brackets of a sentence. */
type Names<Sentence extends string> = Sentence extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Values<Sentence extends string> = Readonly<Record<Names<Sentence>, string | number>>;

/** What a sentence needs besides itself: nothing, or a value for each name. */
type Needed<Sentence extends string> = [Names<Sentence>] extends [never]
  ? []
  : [values: Values<Sentence>];

/**
 * Says something to an editor in the language of the Studio. What has no Chinese is no sentence to
 * the compiler.
 *
 * @param sentence in English; `[name]` stands for a value
 */
export const say = <Sentence extends StudioSentence>(
  sentence: Sentence,
  ...values: Needed<Sentence>
) => sayIn(STUDIO_LANGUAGE, sentence, ...values);

/** {@link say} in a certain language. */
export function sayIn<Sentence extends StudioSentence>(
  language: Locale,
  sentence: Sentence,
  ...[values]: Needed<Sentence>
): string {
  const given = new Map(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));
  const words = language === 'zh' ? CHINESE[sentence] : sentence;
  return words.replace(/\[(\w+)\]/g, (whole, name: string) => given.get(name) ?? whole);
}

/**
 * StudioSentence of the schema in a language; those that are made of a document's own, such as the name of a
 * figure, stay as they are.
 */
export const translate = (words: string, language: Locale = STUDIO_LANGUAGE): string =>
  language === 'zh' ? (ALL[words] ?? words) : words;

const ALL: Readonly<Record<string, string | undefined>> = CHINESE;
