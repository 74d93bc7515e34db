import { LANGUAGE_TAGS, type Locale, type Localized, mapLocales } from '../../../locales/locale.ts';
import { memoize } from '../../../locales/memoize.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';

/** Words that need a qualification, as listed by staff in documents of this type. */
export interface ClaimRule {
  readonly words: readonly string[];
  readonly language: Locale;
  /** Why the words are watched, in both languages. */
  readonly why: Localized<string>;
  /** What makes a sentence acceptable: a qualifier, a source or a disclosure. */
  readonly acceptable?: readonly string[] | null | undefined;
}

/** A watched word that its sentence does not qualify. */
export interface Claim {
  /** As written in the text. */
  readonly word: string;
  /** Its offset in the text. */
  readonly at: number;
  readonly rule: ClaimRule;
}

/**
 * Whether visitors read a field of a document: neither the rules, which contain the words, nor the
 * synonyms of the search, which visitors type.
 *
 * @param type of the document
 * @param field its path in the document, or the first part of it
 */
export const isWatched = (type: string | undefined, field: string): boolean =>
  type !== 'claimRule' && !(type === 'search' && field.startsWith('synonyms'));

/**
 * Finds the claims of a text that their sentences do not qualify. An acceptable phrase that
 * contains the word (“does not guarantee”) clears only that occurrence; any other (“according to”)
 * clears the whole sentence.
 *
 * @param rules of all languages
 */
export function unqualifiedClaims(
  text: string,
  locale: Locale,
  rules: readonly ClaimRule[],
): Claim[] {
  const plain = toPlainCharacters(text);
  const watched = rules
    .filter(({ language }) => language === locale)
    .map(compileRule)
    .filter(({ words }) => plain.search(words) >= 0);
  // Few texts contain any, and splitting a text takes longer than searching it.
  if (watched.length === 0) return [];
  const phrases = watched.flatMap(({ words, covering }) =>
    [words, covering].flatMap((pattern) => placesOf(pattern, plain)),
  );
  // The full stops of “No. 1” and “St. Lucia” end no sentence.
  const starts = Array.from(segmenters[locale].segment(text), ({ index }) => index)
    .filter((at) => !phrases.some(({ start, end }) => start < at && at < end))
    .filter((at) => !BEFORE_NAME.test(text.slice(0, at)));
  return starts.flatMap((start, index) =>
    watched.flatMap((rule) =>
      claimsIn(plain.slice(start, starts[index + 1]), rule).map((place) => {
        const at = start + place.start;
        return { word: text.slice(at, start + place.end), at, rule: rule.rule };
      }),
    ),
  );
}

/** A text that ends with an abbreviation that a name follows, such as “U.S.” or “e.g.”. */
const BEFORE_NAME = /\b(?:St|Mr|Mrs|Ms|Dr|Prof|Gov|Sen|Rep|vs?|e\.g|i\.e|(?:[A-Z]\.)+[A-Z])\.\s+$/;

/**
 * Replaces characters that only look different, one by one: percent signs of Chinese keyboards, the
 * apostrophes and non-breaking hyphens of word processors.
 */
const toPlainCharacters = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010\u2011]/g, '-');

const segmenters = mapLocales(
  (locale) => new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'sentence' }),
);

/** A rule with compiled patterns: compiling takes far longer than matching. */
interface CompiledRule {
  readonly rule: ClaimRule;
  readonly words: RegExp;
  /** Phrases that clear the whole sentence. */
  readonly clearing: RegExp;
  /** Phrases that clear only the word they contain. */
  readonly covering: RegExp;
}

const compileRule = memoize((rule: ClaimRule): CompiledRule => {
  const { language } = rule;
  const acceptable = (rule.acceptable ?? []).map(toPlainCharacters);
  const words = patternOf(rule.words.map(toPlainCharacters), language);
  const containsWord = (phrase: string) => phrase.search(words) >= 0;
  return {
    rule,
    words,
    clearing: patternOf(
      acceptable.filter((phrase) => !containsWord(phrase)),
      language,
    ),
    // Where a phrase without a word occurs, it has cleared the sentence already.
    covering: patternOf(acceptable, language),
  };
});

/** Matches any of the phrases, ignoring case; in English whole words only. */
function patternOf(phrases: readonly string[], language: Locale): RegExp {
  const any = phrases
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    // Of two phrases with the same beginning, the longer one must match first.
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.split(/\s+/).map(RegExp.escape).join(String.raw`\s+`));
  if (any.length === 0) return NOTHING;
  const pattern = `(?:${any.join('|')})`;
  return new RegExp(
    language === 'en' ? NO_LETTER_BEFORE + pattern + NO_LETTER_BEHIND : pattern,
    'giu',
  );
}

const NOTHING = /(?!)/g;
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_LETTER_BEHIND = String.raw`(?![\p{L}\p{N}])`;

function claimsIn(sentence: string, { words, clearing, covering }: CompiledRule): Place[] {
  if (sentence.search(clearing) >= 0) return [];
  const cleared = placesOf(covering, sentence);
  return placesOf(words, sentence).filter(
    (place) => !cleared.some((around) => isWithin(place, around)),
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const placesOf = (pattern: RegExp, text: string): Place[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
  }));

const isWithin = (place: Place, around: Place) =>
  around.start <= place.start && place.end <= around.end;

/** The message to the editor about a claim. */
export const describeClaim = ({ word, rule: { why, acceptable } }: Claim): string => {
  const [first] = acceptable ?? [];
  const fix = first
    ? say(', such as “[phrase]”', { phrase: first })
    : say(', or choose another word');
  return say(
    '“[word]” claims more than this sentence supports: [why]. Add a qualifier, a source or a disclosure to the sentence[fix]',
    { word, why: why[STUDIO_LANGUAGE].replace(/[.。]$/, ''), fix },
  );
};
