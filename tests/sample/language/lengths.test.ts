import { describe, expect, test } from 'vitest';
import { FIGURE_LABELS } from '../../../locales/figures.ts';
import { type Bounds, type Language, lengthOf, paragraphsOf, textsAt, violation } from './texts.ts';

/** A kind of text, with its limits. */
interface Kind {
  readonly name: string;
  readonly keys: RegExp;
  readonly en: Bounds;
  readonly zh: Bounds;
}

const upTo = (max: number): Bounds => ({ min: 1, max });

/** In words and characters. */
const PARAGRAPHS: readonly Kind[] = [
  { name: 'overview of a programme', keys: /\.overview\.description[12]$/ },
  { name: 'paragraph of a project', keys: /^projects\..*\.paragraph\d$/ },
  { name: 'story of the firm', keys: /^about\.story\.paragraph\d$/ },
  { name: 'biography', keys: /\.bio\.\d+\.children\.\d+\.text$/ },
].map((kind) => ({ ...kind, en: { min: 40, max: 110 }, zh: { min: 80, max: 220 } }));

/** In characters: what search engines show, and what fits on the page. */
const LINES: readonly Kind[] = [
  // Without the name of the firm, which the page adds.
  {
    name: 'title for search engines',
    keys: /\.seo\.title$/,
    en: { min: 20, max: 70 },
    zh: { min: 8, max: 40 },
  },
  {
    name: 'description for search engines',
    keys: /\.seo\.description$/,
    en: { min: 110, max: 160 },
    zh: { min: 50, max: 80 },
  },
  { name: 'title of a hero', keys: /\.hero\.title$/, en: upTo(45), zh: upTo(18) },
  { name: 'sentence of a hero', keys: /\.hero\.subtitle$/, en: upTo(140), zh: upTo(50) },
  {
    name: 'label at a glance',
    keys: new RegExp(`^ui\\.(?:${FIGURE_LABELS.join('|')})$`),
    en: upTo(28),
    zh: upTo(8),
  },
  { name: 'duration of a step', keys: /\.timeline\.\w+\.duration$/, en: upTo(24), zh: upTo(10) },
  {
    name: 'button',
    keys: /^ui\.(?:learnMore|moreInfo|showRequirements|startConsultation|backToTeam)$|\.(?:learnMore|moreDetails|startConsultation|contactUs|submit|emailInstead|notFoundHome|retry|reload)$/,
    en: upTo(30),
    zh: upTo(12),
  },
];

const characters = (_: Language, text: string): number => [...text].length;

function expectWithin(
  kind: Kind,
  locale: Language,
  entries: ReturnType<typeof textsAt>,
  measure: typeof lengthOf,
) {
  const { min, max } = kind[locale];
  // Fails if a field was renamed.
  expect(entries, `no text is a ${kind.name}`).not.toEqual([]);
  const violations = entries
    .map((entry) => ({ entry, length: measure(locale, entry.text) }))
    .filter(({ length }) => length < min || length > max)
    .map(({ entry, length }) =>
      violation(locale, entry, `a ${kind.name} has ${min} to ${max}, not ${length}`),
    );
  expect(violations).toEqual([]);
}

describe.each(['en', 'zh'] as const)('%s', (locale) => {
  test.each(PARAGRAPHS)('a $name has the length of a paragraph', (kind) => {
    expectWithin(kind, locale, paragraphsOf(locale, kind.keys), lengthOf);
  });

  test.each(LINES)('a $name fits', (kind) => {
    expectWithin(kind, locale, textsAt(locale, kind.keys), characters);
  });
});
