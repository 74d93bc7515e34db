import { expect, test } from 'vitest';
import { type Language, TEXTS, violation } from './texts.ts';

interface Rule {
  readonly locale: Language;
  readonly rule: string;
  readonly pattern: RegExp;
  /** Keys of texts with external wording. */
  readonly except?: RegExp;
}

const RULES: readonly Rule[] = [
  {
    locale: 'zh',
    rule: 'punctuation beside Han characters is full-width',
    pattern:
      /[\p{Script=Han}，。、；：？！（）《》“”][,.:;?!()]|[,.:;?!()][\p{Script=Han}，。、；：？！（）《》“”]/u,
  },
  { locale: 'zh', rule: 'quotation marks are “ ” and ‘ ’', pattern: /["']/ },
  { locale: 'zh', rule: 'the visitor is 您', pattern: /你/ },
  { locale: 'zh', rule: 'no two spaces in a row', pattern: /\s{2}/u },
  {
    locale: 'zh',
    rule: 'no space between Han characters',
    pattern: /[\p{Script=Han}，。、；：？！（）][^\S\n]+[\p{Script=Han}，。、；：？！（）]/u,
  },
  { locale: 'en', rule: 'quotation marks and apostrophes are “ ” and ’', pattern: /["']/ },
  { locale: 'en', rule: 'no two spaces in a row', pattern: /\s{2}/u },
  { locale: 'en', rule: 'no full-width punctuation', pattern: /[，。、；：？！（）]/u },
  {
    locale: 'en',
    rule: 'no exclamation marks',
    pattern: /!/,
    // The specification prescribes this sentence.
    except: /^errors\.unexpected$/,
  },
];

/** The full stops belong to “d.o.o.” and “S.L.”. */
const ABBREVIATIONS = /(?:\p{Script=Latin}\.){2,}/gu;

test.each(RULES)('$locale: $rule', ({ locale, rule, pattern, except }) => {
  const violations = TEXTS[locale]
    .filter(
      ({ key, text }) => !except?.test(key) && pattern.test(text.replaceAll(ABBREVIATIONS, 'X')),
    )
    .map((entry) => violation(locale, entry, rule));
  expect(violations).toEqual([]);
});
