import { describe, expect, test } from 'vitest';
import { site } from '../../support/content.ts';
import { type Entry, type Language, TEXTS, textsAt, violation } from './texts.ts';

/** Words that tell a reader what a card is about, by its kind. */
const BENEFITS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  travel: { en: /travel/i, zh: /出行/ },
  work: { en: /work/i, zh: /工作/ },
  healthcare: { en: /health care/i, zh: /医疗/ },
  education: { en: /education/i, zh: /教育/ },
  quality: { en: /quality of life/i, zh: /生活/ },
  business: { en: /business/i, zh: /经商/ },
  family: { en: /family/i, zh: /家人/ },
};

/** The same for the lines of a checklist. */
const REQUIREMENTS: typeof BENEFITS = {
  investment: { en: /investment/i, zh: /投资/ },
  criminal: { en: /criminal record/i, zh: /犯罪记录/ },
  passport: { en: /passport/i, zh: /护照/ },
  funds: { en: /funds/i, zh: /资金/ },
  financial: { en: /funds/i, zh: /资金|收入/ },
  fee: { en: /fee/i, zh: /费/ },
  insurance: { en: /insurance/i, zh: /保险/ },
};

/** The same for steps. */
const STEPS: typeof BENEFITS = {
  residence: { en: /residen/i, zh: /居留/ },
  permanent: { en: /permanent residence/i, zh: /永久居留/ },
  citizenship: { en: /citizen|national|naturaliz/i, zh: /入籍|国籍/ },
};

const words = (rules: typeof BENEFITS, kind: string | undefined, locale: Language) =>
  kind === undefined ? undefined : rules[kind]?.[locale];

/** The cards of programmes outside the United States, including those in tabs. */
const benefitHeadings = (locale: Language) =>
  site.programs
    .filter(({ family }) => family !== 'usGreenCard')
    .flatMap(({ group, parts, tracks }) => [
      ...headingsOf(locale, group, parts?.benefits),
      ...Object.entries(tracks ?? {}).flatMap(([track, { benefits }]) =>
        headingsOf(locale, `${group}.${track}`, benefits),
      ),
    ]);

const headingsOf = (locale: Language, group: string, kinds: readonly string[] = []) =>
  kinds.flatMap((kind, index) =>
    TEXTS[locale]
      .filter(({ key }) => key === `${group}.benefits.${index}.title`)
      .map((entry) => ({ entry, kind })),
  );

const keyed = (locale: Language, keys: RegExp) =>
  textsAt(locale, keys).map((entry) => ({ entry, kind: keys.exec(entry.key)?.groups?.kind }));

const PROGRAMS = '^(?:citizenship|residency)\\..*\\.';

describe.each(['en', 'zh'] as const)('%s', (locale) => {
  const expectNamed = (
    headings: readonly { entry: Entry; kind?: string | undefined }[],
    rules: typeof BENEFITS,
  ) => {
    expect(headings).not.toEqual([]);
    const violations = headings
      .filter(({ entry, kind }) => words(rules, kind, locale)?.test(entry.text) === false)
      .map(({ entry, kind }) => violation(locale, entry, `the heading names its subject: ${kind}`));
    expect(violations).toEqual([]);
  };

  test('the heading of a benefit is specific', () => {
    expectNamed(benefitHeadings(locale), BENEFITS);
  });

  test('the line of a requirement is specific', () => {
    expectNamed(
      keyed(locale, new RegExp(`${PROGRAMS}requirements\\.(?<kind>\\w+)Title$`)),
      REQUIREMENTS,
    );
  });

  test('the title of a step is specific', () => {
    expectNamed(keyed(locale, new RegExp(`${PROGRAMS}timeline\\.(?<kind>\\w+)\\.title$`)), STEPS);
  });
});

/** Titles of pages, sections, cards and steps. */
const HEADING = /(?:\.title|Title)$/;

/** Names of offices, numbers and portals, which belong into the text below. */
const JARGON =
  /e-ikamet|\b(?:AFM|DNI|HZZO|NIE|OIB|TIE|USMCA|ZZZS)\b|\bE-2|\bTN |TN身份|\bvisa D\b|D类签证/u;

/** Recurring errors, with names that say what to write instead. */
const FAULTS: readonly { locale: Language; rule: string; pattern: RegExp; keys?: RegExp }[] = [
  {
    locale: 'en',
    rule: 'no headline in two halves (“One X, two Y”): name the subject',
    pattern: /^(?:one|two|three) [\p{L}’ -]+, (?:one|two|three|whole|all) /iu,
    keys: HEADING,
  },
  {
    locale: 'en',
    rule: 'no “one … for all”: name who may come',
    pattern:
      /\b(?:one|a single) [\p{L}’ -]+ (?:for|on) (?:all|everyone|one|the (?:family|household))\b/iu,
    keys: HEADING,
  },
  {
    locale: 'en',
    rule: 'no name of a foreign office or number in a heading: plain words, the name in the text',
    pattern: JARGON,
    keys: HEADING,
  },
  {
    locale: 'en',
    rule: 'no foreign word or jargon in a heading: say it in English',
    pattern: /mutualit|isapre|prepaga|ziekenfonds|empadronamiento|talent-famille|gimnazija/i,
    keys: HEADING,
  },
  {
    locale: 'en',
    rule: 'what is submitted is an application or papers, not a file',
    pattern: /\b(?:the|a|each|visa|citizenship|nationality|naturalization) file\b/i,
    keys: HEADING,
  },
  {
    locale: 'zh',
    rule: 'no headline in two halves (“一X，两Y”, “一X，全家Y”): name the subject',
    pattern: /(?:^|：)一[\p{Script=Han}]{1,8}，(?:[一两二三四六]|全|举家|祖孙)/u,
    keys: HEADING,
  },
  {
    locale: 'zh',
    rule: 'no 全家 in a heading: parents often may not come, name who may',
    pattern: /全家/u,
    keys: HEADING,
  },
  {
    locale: 'zh',
    rule: 'no name of a foreign office or number in a heading: plain words, the name in the text',
    pattern: JARGON,
    keys: HEADING,
  },
  {
    locale: 'zh',
    rule: 'no title of the form 以…/凭…: name the subject',
    pattern: /^[以凭].{0,12}(?:取得|入籍|居留|往来|通行|办理|立足|声明)/u,
    keys: HEADING,
  },
  {
    locale: 'zh',
    rule: 'families apply (申请), they are no case (案)',
    pattern: /立案|同案|案卷|另案|随案|入卷/u,
  },
  {
    locale: 'zh',
    rule: '家庭移民 is family-sponsored immigration: write 为家庭提供…',
    pattern: /家庭移民/u,
  },
  {
    locale: 'zh',
    rule: 'an Apostille is an 附加证明书（海牙认证）',
    pattern: /Apostille/i,
    // The glossary has both names together.
    keys: /^(?!terms\..*\.paired$)/,
  },
  {
    locale: 'zh',
    rule: 'a passport opens so many 国家和地区',
    pattern: /免签目的地|免签前往[^，。；]*个目的地/u,
  },
  { locale: 'zh', rule: 'who decides on a petition is a 移民官', pattern: /审查官/u },
  { locale: 'zh', rule: 'in a hospital there are 就诊者, no 访客', pattern: /医院[^。]*访客/u },
];

test.each(FAULTS)('$locale: $rule', ({ locale, rule, pattern, keys }) => {
  const violations = TEXTS[locale]
    .filter(({ key, text }) => (!keys || keys.test(key)) && pattern.test(text))
    .map((entry) => violation(locale, entry, rule));
  expect(violations).toEqual([]);
});
