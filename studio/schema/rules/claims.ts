import { LANGUAGE_TAGS, type Locale, type Localized, mapLocales } from '../../../locales/locale.ts';
import { memoize } from '../../../locales/memoize.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';

/** Words that need more than themselves, as staff list them in a document of this type. */
export interface ClaimRule {
  readonly words: readonly string[];
  readonly language: Locale;
  /** Why the words are watched, in both languages. */
  readonly why: Localized<string>;
  /** What makes a sentence acceptable: a qualifier, a source or a disclosure. */
  readonly acceptable?: readonly string[] | null | undefined;
}

/** A word that claims more than its sentence bears out. */
export interface Claim {
  /** As the text has it. */
  readonly word: string;
  /** Where it begins in the text. */
  readonly at: number;
  readonly sentence: string;
  readonly rule: ClaimRule;
}

/**
 * Finds the claims of a text that nothing in their sentence qualifies. What is acceptable and holds
 * the word itself (“does not guarantee”) clears that place alone; anything else (“according to”)
 * clears its whole sentence.
 *
 * @param rules of all languages
 */
export function unqualifiedClaims(
  text: string,
  locale: Locale,
  rules: readonly ClaimRule[],
): Claim[] {
  if (text.search(anyWord(rules)[locale]) < 0) return [];
  const watched = rules
    .filter((rule) => rule.language === locale && text.search(wordsOf(rule)) >= 0)
    .map(readyRule);
  return Array.from(segmenters[locale].segment(text)).flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    return watched
      .flatMap((ready) => claimsIn(segment.trim(), ready))
      .map((claim) => ({ ...claim, at: start + claim.at }));
  });
}

const segmenters = mapLocales(
  (locale) => new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'sentence' }),
);

/** The words of all rules of a language: few texts have one, which this finds at once. */
const anyWord = memoize((rules: readonly ClaimRule[]) =>
  mapLocales((locale) => {
    const spoken = rules.filter(({ language }) => language === locale);
    return patternOf(
      spoken.flatMap(({ words }) => words),
      locale,
    );
  }),
);

const wordsOf = memoize(({ words, language }: ClaimRule) => patternOf(words, language));

/** A rule, ready to check many texts: making the patterns takes far longer than using them. */
interface ReadyRule {
  readonly rule: ClaimRule;
  readonly words: RegExp;
  /** What clears its whole sentence. */
  readonly clearing: RegExp;
  /** What clears the word that it holds. */
  readonly covering: RegExp;
}

const readyRule = memoize((rule: ClaimRule): ReadyRule => {
  const { language } = rule;
  const acceptable = rule.acceptable ?? [];
  const words = wordsOf(rule);
  const holdsWord = (phrase: string) => phrase.search(words) >= 0;
  return {
    ...{ rule, words },
    clearing: patternOf(
      acceptable.filter((phrase) => !holdsWord(phrase)),
      language,
    ),
    covering: patternOf(acceptable.filter(holdsWord), language),
  };
});

/** Any of some phrases, in capitals or not; in English as whole words, which Chinese has not. */
function patternOf(phrases: readonly string[], language: Locale): RegExp {
  const any = phrases
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    // The longer of two that begin alike is found first.
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

function claimsIn(sentence: string, { rule, words, clearing, covering }: ReadyRule): Claim[] {
  if (sentence.search(clearing) >= 0) return [];
  const cleared = placesOf(covering, sentence);
  return placesOf(words, sentence)
    .filter((place) => !cleared.some((around) => isWithin(place, around)))
    .map(({ start, end }) => ({ word: sentence.slice(start, end), at: start, sentence, rule }));
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

/** What an editor is told of a claim. */
export const describeClaim = ({ word, rule: { why, acceptable } }: Claim): string => {
  const [first] = acceptable ?? [];
  const fix = first
    ? say(', such as “[phrase]”', { phrase: first })
    : say(', or choose another word');
  return say(
    '“[word]” claims more than this sentence supports: [why]. Add a qualifier, a source or a disclosure to the sentence[fix]',
    { word, why: why[STUDIO_LANGUAGE], fix },
  );
};
