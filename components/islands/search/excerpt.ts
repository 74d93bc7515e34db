import type { SearchEntry, SearchSection } from '../../../locales/searchIndex.ts';
import { sum } from '../../../locales/sum.ts';
import type { QueryTerm, SearchWord } from './query.ts';
import type { Hit } from './rank.ts';

/** A segment of a sentence; matches are marked. */
export interface ExcerptSegment {
  readonly text: string;
  readonly isMarked: boolean;
}

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'sentence' });

/** Segmenting takes longer than searching: only lines with a match become sentences. */
const sentencesOf = (text: string, terms: readonly QueryTerm[]): string[] =>
  text.split('\n').flatMap((line) => (scoreOf(line, terms) > 0 ? sentencesIn(line) : [line]));

/** `St.` does not end a sentence. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}\p{Ll}?\. ?$/u;

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = sentences.at(-1) ?? '';
    if (ABBREVIATION.test(before)) sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** The best matching sentence of a hit, its matches marked. */
export function excerptOf(
  { entry, section, isNamed }: Hit,
  terms: readonly QueryTerm[],
): ExcerptSegment[] {
  const score = scorerOf(entry.title, terms);
  const own = sentencesOf(isNamed ? entry.summary : textOf(entry, section), terms);
  const isFound = isNamed || own.some((sentence) => score(sentence) > 0);
  // A section that matches by its heading may not contain the words.
  const sentences = isFound ? own : [...own, ...sentencesOf(textOf(entry, undefined), terms)];
  const values = sentences.map(score);
  const best = values.indexOf(Math.max(...values));
  const [sentence = '', next = ''] = [best, best + 1].map((at) => firstOf(sentences[at]));
  const excerpt = withAnswer(sentence, next);
  return markMatches(isHeading(excerpt) && !section?.id ? entry.summary : excerpt, terms);
}

/** Words of the title, which the result shows above its sentence, only decide between equals. */
function scorerOf(title: string, terms: readonly QueryTerm[]) {
  const others = terms.filter((term) => term.every(({ finder }) => title.search(finder) < 0));
  return (sentence: string) => scoreOf(sentence, others) + scoreOf(sentence, terms) / 100;
}

const firstOf = (line = ''): string => sentencesIn(line)[0] ?? '';

/** A question needs the sentence that follows it. */
function withAnswer(sentence: string, next: string): string {
  if (sentence.endsWith('?')) return `${sentence} ${next}`.trim();
  return sentence.endsWith('？') ? sentence + next : sentence;
}

/** Without a section that can be linked to, the whole page is searched. */
const textOf = ({ summary, sections }: SearchEntry, section: SearchSection | undefined): string =>
  section?.id ? section.text || summary : [summary, ...sections.map(({ text }) => text)].join('\n');

const scoreOf = (sentence: string, terms: readonly QueryTerm[]): number =>
  sum(terms.map((term) => Math.max(...term.map((word) => scoreIn(sentence, word)))));

/** A heading line is no useful excerpt, unless it has a colon. */
const isHeading = (sentence: string) => sentence.length < 10 && !/[:：]/.test(sentence);

/** A sentence that starts with a word is about it, and scores more. */
function scoreIn(sentence: string, { finder, weight }: SearchWord): number {
  const at = sentence.search(finder);
  if (at < 0) return 0;
  if (isHeading(sentence)) return weight * 0.9;
  return at === 0 ? weight * 1.1 : weight;
}

/** Splits a sentence around its matches. */
function markMatches(sentence: string, terms: readonly QueryTerm[]): ExcerptSegment[] {
  const words = terms.flat().map(({ finder }) => finder.source);
  const segments: ExcerptSegment[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(new RegExp(words.join('|'), 'giu'))) {
    if (index > end) segments.push({ text: sentence.slice(end, index), isMarked: false });
    segments.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  return [...segments, { text: sentence.slice(end), isMarked: false }].filter(({ text }) => text);
}
