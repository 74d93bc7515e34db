import { describe, expect, test } from 'vitest';
import { parseSynonyms } from '../../../components/islands/search/query.ts';
import { searchLoadedIndex } from '../../../components/islands/search/searchSite.ts';
import type { SearchEntry, SearchSection } from '../../../locales/searchIndex.ts';

const entry = (id: string, more: Partial<SearchEntry>): SearchEntry => ({
  id,
  title: id,
  summary: '',
  figures: [],
  about: 'program',
  sections: [],
  ...more,
});

const page = (id: string, ...texts: readonly string[]) =>
  entry(id, { sections: texts.map((text): SearchSection => ({ text })) });

const MOST = 20;
const finder =
  (entries: readonly SearchEntry[], ...synonyms: readonly string[]) =>
  (question: string) =>
    searchLoadedIndex(entries, question, synonyms.map(parseSynonyms), MOST).best;
const ids = (found: ReturnType<ReturnType<typeof finder>>) => found.map(({ id }) => id);
const written = (found: ReturnType<ReturnType<typeof finder>>) =>
  found[0]?.excerpt.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('words', () => {
  const find = finder([
    page('contact', '请加微信联系我们。'),
    page('letters', '差别甚微，信不必写，税务另谈。'),
    page('queue', '排期与税，都要问清。'),
    page('eb', 'The EB-5 program, and 150 days; companies pay taxes there.'),
    page('turkey', 'A country on two continents.'),
  ]);

  test('finds a whole Chinese name that is in no dictionary', () => {
    expect(ids(find('微信'))).toEqual(['contact']);
    expect(ids(find('排期'))).toEqual(['queue']);
  });

  test('does not match separate characters with the word that they form together', () => {
    expect(find('马尔信')).toEqual([]);
  });

  test('finds a single character inside words', () => {
    expect(ids(find('税')).toSorted()).toEqual(['letters', 'queue']);
  });

  test('ignores a hyphen before a number', () => {
    expect(ids(find('eb5'))).toEqual(['eb']);
  });

  test.each(['program', 'programs', 'company', 'tax', '150'])(
    'finds inflected forms with “%s”',
    (word) => {
      expect(ids(find(word))).toEqual(['eb']);
    },
  );

  test.each(['50', 'ax', 'pa'])('does not match “%s” inside a word', (word) => {
    expect(find(word)).toEqual([]);
  });

  test.each(['ＥＢ５', 'ｅｂ－５', 'EB５'])(
    'reads full-width letters and digits: “%s”',
    (query) => {
      expect(ids(find(query))).toEqual(['eb']);
    },
  );

  test.each(['Göç İdaresi', 'idaresi', 'IDARESI'])('finds a Turkish İ with “%s”', (query) => {
    const find = finder([page('turkey', 'It is decided by the Göç İdaresi.')]);
    expect(written(find(query))).toMatch(/\[İdaresi\]/);
  });

  test('reads traditional characters', () => {
    expect(ids(find('關口 稅務'))).toEqual(ids(find('关口 税务')));
    expect(ids(find('稅務'))).toEqual(['letters']);
  });

  test.each(['800000', '800,000', '800k', '80万', '80 万', '80萬'])(
    'finds amounts however they are written: “%s”',
    (query) => {
      const find = finder([page('en', 'At least 800,000 USD.'), page('zh', '至少80万美元。')]);
      expect(ids(find(query)).toSorted()).toEqual(['en', 'zh']);
    },
  );

  test.each([
    ['五十万', '50万'],
    ['十五萬', '15万'],
    ['一百零五万', '105万'],
    ['两千二百万', '2200万'],
  ])('finds an amount in Chinese numerals: “%s”', (query, written) => {
    const find = finder([page('amount', `至少${written}美元。`), page('other', '5万、十五。')]);
    expect(ids(find(query))).toEqual(['amount']);
  });

  test.each([
    ...['50万美元', '五十万美金', '50 萬美元', '50W美元', '＄500,000', 'US$500k', '0.5m usd'],
    ...['USD 500000', 'half a million dollars', '500 thousand US dollars'],
  ])('finds an amount in its currency: “%s”', (query) => {
    const find = finder([
      page('en', 'At least 500,000 USD.'),
      page('zh', '至少50万美元。'),
      page('euro', 'At least 500,000 EUR, 50万欧元; another 1,000 USD, 1000美元.'),
    ]);
    expect(ids(find(query)).toSorted()).toEqual(['en', 'zh']);
  });

  test.each([
    ['37.5万欧', 'At least 375,000 EUR.'],
    ['€1.05m', '至少105万欧元。'],
    ['1亿日币', 'At least 100 million yen.'],
    ['￥350萬', 'About 3.5 million RMB.'],
    ['350万元', '约350万元人民币。'],
  ])('finds “%s” as texts write it', (query, text) => {
    expect(ids(finder([page('amount', text), page('other', '350 USD')])(query))).toEqual([
      'amount',
    ]);
  });

  test.each([
    ...['USA', 'usa', 'U.S.', 'u.s.', 'U.S.A.', 'US', 'us', 'the USA?', 'in the us'],
    ...['US visa', 'us visa', 'U.S. visa', 'visa for the us'],
  ])('finds the US as “%s”', (query) => {
    const find = finder([
      page('us', 'A US visa.'),
      page('other', 'A usable visa.'),
      page('ask', 'Ask us about a visa.'),
    ]);
    expect(ids(find(query))).toEqual(['us']);
  });

  test('does not take “us” for the US in a sentence', () => {
    const find = finder([page('us', 'A US visa.'), page('family', 'Parents may join.')]);
    expect(ids(find('may parents join us'))).toEqual(['family']);
  });

  test.each(['21岁', '21 歲', '二十一岁', '孩子满21岁'])(
    'finds an age however it is written: “%s”',
    (query) => {
      const find = finder([page('age', '子女须未满21周岁。'), page('other', '第21条。')]);
      expect(ids(find(query))).toEqual(['age']);
    },
  );

  test('adds texts about ages to those that state an age, or shows them instead', () => {
    const find = finder([
      page('age', '未满18周岁的子女。'),
      page('exact', '未满21周岁的子女。'),
      page('other', '第19条。'),
    ]);
    expect(ids(find('21岁'))).toEqual(['exact', 'age']);
    expect(ids(find('19岁')).toSorted()).toEqual(['age', 'exact']);
  });

  describe('the nearest amounts', () => {
    const program = (id: string, text: string, more: Partial<SearchEntry> = {}) =>
      entry(id, { figures: [text], sections: [{ text }], ...more });
    const entries = [
      program('euro', 'At least 290,000 EUR.'),
      program('far', 'At least 800,000 USD · about 5,680,000 RMB.'),
      program('near', 'At least 240,000 USD · about 1,700,000 RMB.'),
      page('unrelated', 'A debt of 310,000 USD.'),
      page('compare', 'What a budget is for.'),
    ];
    const find = finder(entries);

    test.each(['$300k', '30万美元'])('of programmes in a currency: “%s”', (query) => {
      expect(ids(find(query))).toEqual(['near', 'far', 'compare']);
    });

    test('of any currency, if a query names none', () => {
      expect(ids(find('285k'))[0]).toBe('euro');
      expect(ids(find('150万'))[0]).toBe('near');
    });

    test('follow a text that states the amount', () => {
      expect(ids(find('310,000 USD'))).toEqual(['unrelated', 'near', 'far', 'compare']);
    });

    test('are optional beside a name', () => {
      const found = finder([...entries, page('malta', 'An island.')])('Malta $300k');
      expect(ids(found)).toEqual(['malta']);
    });
  });

  test('reports no currency as missing beside a synonym that is an amount', () => {
    const { missing } = searchLoadedIndex(
      [page('budget', '预算')],
      '预算300万人民币',
      [parseSynonyms('预算、300万')],
      1,
    );
    expect(missing).toEqual([]);
  });

  test('does not match a number at the start of a longer one', () => {
    const find = finder([
      page('long', 'In 2025, 27 people paid 2,000 USD.'),
      page('short', '2 years'),
    ]);
    expect(ids(find('2'))).toEqual(['short']);
  });

  test.each([
    ['pets', 'A petition.', 'A pet may come.'],
    ['EUR', 'Travel in Europe.', 'A price in EUR.'],
    ['age', 'An agent.', 'Persons aged 55.'],
    ['car', 'A green card.', 'Cars on the island.'],
    ['tax', 'A taxi.', 'Taxable income.'],
  ])('does not match “%s” at the start of another word', (query, other, text) => {
    const find = finder([page('other', other), page('own', text)]);
    expect(ids(find(query))).toEqual(['own']);
  });

  test('finds a misspelled name', () => {
    expect(ids(find('Tukey'))).toEqual(['turkey']);
    expect(ids(find('Tukrey'))).toEqual(['turkey']);
  });

  test('does not correct a word that has synonyms', () => {
    const find = finder([page('France'), page('japan', 'A spouse may come.')], 'fiance, spouse');
    expect(ids(find('fiance'))).toEqual(['japan']);
  });

  test('finds a page by its title in the other language', () => {
    const find = finder([entry('greece', { title: '希腊', otherTitle: 'Greece' }), page('other')]);
    expect(ids(find('greece'))).toEqual(['greece']);
    expect(ids(find('Grecee'))).toEqual(['greece']);
  });

  test('does not correct a name in a heading to a similar one', () => {
    const sections = [{ heading: 'Grenada', text: 'An island.' }];
    const find = finder([entry('islands', { sections }), entry('Granada', {})]);
    expect(ids(find('Grenada'))).toEqual(['islands']);
  });

  test('prefers a literal phrase, although one of its words is a stop word', () => {
    const find = finder([
      page('others', 'Attorneys of all trades.'),
      page('own', 'An immigration attorney.'),
    ]);
    expect(ids(find('immigration attorney'))).toEqual(['own', 'others']);
  });

  test('does not require stop words, but finds them alone', () => {
    expect(ids(finder([page('who', 'Who we are.'), page('other')])('who'))).toEqual(['who']);
    expect(ids(find('怎么加微信吗'))).toEqual(['contact']);
    expect(ids(find('what is the eb-5 program for me'))).toEqual(['eb']);
  });

  test.each(['*', '-', '(', '[a', '\\', '？', ' - 5 -', 'a|b'])(
    'treats “%s” as text, not as a pattern',
    (question) => {
      expect(() => find(question)).not.toThrow();
    },
  );

  test('excludes pages with some words if a page has all of them', () => {
    expect(ids(find('排期 税'))).toEqual(['queue']);
  });

  test('makes other words optional if one matches a title', () => {
    const trip = finder([page('malta', 'An island.'), page('malta-2', 'Go together to Malta.')]);
    expect(ids(trip('malta together'))).toEqual(['malta-2', 'malta']);
  });

  test('reports words that occur nowhere, unless a similar one does', () => {
    const { missing } = searchLoadedIndex(
      [page('turkey', 'Tax is due.')],
      'Tukey tax bonds 21',
      [],
      1,
    );
    expect(missing).toEqual(['bonds']);
  });

  test.each(["Turkey's", 'Turkey’s', 'turkey‘s', "turkeys'", 'U.S. turkey'])(
    'reports no word of “%s”, which texts write differently',
    (query) => {
      const { count, missing } = searchLoadedIndex([page('eu', 'Turkey’s US tax.')], query, [], 1);
      expect([count, missing]).toEqual([1, []]);
    },
  );

  test('reports no word that a result contains before a hyphen', () => {
    const { count, missing } = searchLoadedIndex([page('us', 'The EB-5 program.')], 'EB', [], 1);
    expect([count, missing]).toEqual([1, []]);
  });

  test('finds pages with some words if no page has all of them', () => {
    expect(ids(find('微信 排期')).toSorted()).toEqual(['contact', 'queue']);
  });
});

describe('ranking', () => {
  test('ranks titles above headings, and headings above texts', () => {
    const find = finder([
      page('text', 'Schools, and schools again.'),
      entry('heading', { sections: [{ heading: 'Schools', text: 'Near you.' }] }),
      entry('title', { title: 'Schools' }),
    ]);
    expect(ids(find('school'))).toEqual(['title', 'heading', 'text']);
  });

  test('ranks a guide about a subject above programmes with a heading about it', () => {
    const sections = [{ id: 'tax', heading: 'Tax', text: 'Tax is paid here.' }];
    const find = finder([
      entry('program', { sections }),
      entry('guide', { about: 'general', title: 'Tax and residence' }),
    ]);
    expect(ids(find('tax'))).toEqual(['guide', 'program#tax']);
  });

  test('ranks the firm’s pages below others with the same words', () => {
    const sections = [{ text: 'Parents may come.' }];
    const find = finder([entry('team', { about: 'firm', sections }), entry('malta', { sections })]);
    expect(ids(find('parents'))).toEqual(['malta', 'team']);
  });

  test('ranks adjacent words higher', () => {
    const find = finder([
      page('apart', 'A visa, golden as honey.'),
      page('name', 'A golden visa.'),
    ]);
    expect(ids(find('golden visa'))).toEqual(['name', 'apart']);
  });
});

describe('synonyms', () => {
  const entries = [page('malta', '父母可以同行。'), page('attorney', '老人由谁照顾，先想一想。')];

  test('finds pages with a synonym, ranked below pages with the word itself', () => {
    const find = finder(entries, '老人、父母、爷爷奶奶');
    expect(ids(find('老人'))).toEqual(['attorney', 'malta']);
    expect(ids(find('爷爷奶奶能来吗')).toSorted()).toEqual(['attorney', 'malta']);
    expect(finder(entries)('爷爷奶奶')).toEqual([]);
  });

  test.each([
    ['Europe: France, Spain', 'European passports', 'France'],
    ['欧洲、欧盟：法国、西班牙', '欧盟护照', '法国'],
  ])(
    'finds narrower words with a wider one, but not others with them: %s',
    (words, query, narrower) => {
      const find = finder(
        [page('france', 'France. 法国。'), page('spain', 'Spain. 西班牙。')],
        words,
      );
      expect(ids(find(query)).toSorted()).toEqual(['france', 'spain']);
      expect(ids(find(narrower))).toEqual(['france']);
    },
  );

  test('finds the US by its short name with a synonym', () => {
    const find = finder([page('us', 'A US visa.')], 'US passport, USA');
    expect(ids(find('US passport'))).toEqual(['us']);
  });

  test('matches phrases, and finds the singular with a plural', () => {
    const find = finder([page('malta', 'A fee is due.')], 'how much, fees');
    expect(ids(find('How much is it?'))).toEqual(['malta']);
  });

  test.each(["widow's pension", 'widow’s pension'])('matches a possessive: “%s”', (synonym) => {
    const find = finder([page('malta', 'A benefit is due.')], `${synonym}, benefit`);
    expect(ids(find("A widow's pension"))).toEqual(['malta']);
  });

  test('matches a single character only as a word', () => {
    const find = finder([page('tax', '税务'), page('duty', '关口事务')], '税、关口');
    expect(ids(find('税务'))).toEqual(['tax']);
    expect(ids(find('税'))).toEqual(['tax', 'duty']);
  });
});

describe('countries', () => {
  const groups = [
    '澳大利亚、澳洲',
    'Europe: Iceland, Norway',
    'United Kingdom, Northern Ireland',
    'New Mexico: United States',
    '马里兰：美国',
    '语言考试、意大利语',
    '移民法、法律',
    'costs, price',
    'British: United Kingdom',
  ].map(parseSynonyms);
  const named = (question: string) => searchLoadedIndex([], question, groups, MOST).countries;

  test('are found by their names in either language, and by a synonym', () => {
    expect(named('immigrate to New Zealand')).toEqual(['NZ']);
    expect(named('移民加拿大')).toEqual(['CA']);
    expect(named('澳洲护照')).toEqual(['AU']);
    expect(named('Trinidad & Tobago, Bosnia & Herzegovina').toSorted()).toEqual(['BA', 'TT']);
    expect(named('印度尼西亚签证')).toEqual(['ID']);
    expect(named('Türkiye or Norway').toSorted()).toEqual(['NO', 'TR']);
  });

  test('are not those within a synonym, which names another place or a language', () => {
    expect(named('Northern Ireland')).toEqual(['GB']);
    expect(named('New Mexico or Mexico').toSorted()).toEqual(['MX', 'US']);
    expect(named('马里兰')).toEqual(['US']);
    expect(named('意大利语')).toEqual([]);
    expect(named('United Kingdom')).toEqual(['GB']);
  });

  test('are named beside a synonym, and by words that begin with one', () => {
    expect(named('移民法国')).toEqual(['FR']);
    expect(named('Costa Rica')).toEqual(['CR']);
    expect(named('British Virgin Islands').toSorted()).toEqual(['GB', 'VG']);
  });

  test.each([
    '上海地区',
    'whether to go',
    'I ran a business',
    'New Jersey',
    'Nigerian',
    'Europe',
    'European Union',
    'China',
    '中国香港',
    'Hong Kong',
    '台湾',
  ])('are not in “%s”', (question) => {
    expect(named(question)).toEqual([]);
  });
});

describe('a result', () => {
  const find = finder([
    entry('/malta', {
      title: 'Malta',
      goal: 'Residence',
      summary: 'An island state.',
      sections: [
        { heading: 'Malta by investment', text: 'Days a year: 0 days' },
        {
          id: 'family',
          heading: 'Family',
          text: 'Parents: Yes · On proof.\nMay they stay? They may.',
        },
        { id: 'tax', heading: 'Tax', text: 'A permit is no tax residence. Tax is due on stays.' },
      ],
    }),
  ]);

  test('links to the section with the words, and names it', () => {
    expect(find('parents')).toMatchObject([{ id: '/malta#family', heading: 'Family' }]);
    expect(find('malta tax')).toMatchObject([{ id: '/malta#tax', heading: 'Tax' }]);
  });

  test('links to the page if no section has all words', () => {
    expect(ids(find('malta'))).toEqual(['/malta']);
    expect(ids(find('island parents tax'))).toEqual(['/malta']);
  });

  test('shows the matching sentence, with the match marked', () => {
    expect(written(find('parent'))).toBe('[Parents]: Yes · On proof.');
    expect(written(find('tax due'))).toBe('[Tax] is [due] on stays.');
    expect(written(find('malta'))).toBe('An island state.');
    expect(find('malta residence')).toMatchObject([{ id: '/malta' }]);
  });

  test('prefers a sentence about the word to one that only mentions it, and to a bare heading', () => {
    const lines = 'Schools\nThere are good schools.\nSchools teach in English.';
    const results = finder([page('malta', lines)])('schools');
    expect(written(results)).toBe('[Schools] teach in English.');
    expect(written(finder([page('malta', '择校\n孩子在哪里择校，由您定。')])('择校'))).toMatch(
      /。$/,
    );
  });

  test('prefers a sentence about the question to one about the name in the title', () => {
    const atoll = page('Atoll', 'Atoll has beaches.\nDays a year: 0 days. None in Atoll.');
    expect(written(finder([atoll], 'how long, days')('Atoll how long'))).toBe(
      '[Days] a year: 0 [days].',
    );
  });

  test('shows a whole sentence, and a description instead of a bare word', () => {
    const lines = 'A passport of St. Lucia shortens no wait.';
    const summary = 'A law on the age of children.';
    expect(written(finder([page('guide', lines)])('passport'))).toBe(
      'A [passport] of St. Lucia shortens no wait.',
    );
    const term = entry('term', { summary, sections: [{ text: 'CSPA' }] });
    expect(written(finder([term])('cspa'))).toBe(summary);
  });

  test('shows a sentence of the page if only the heading of the section matches', () => {
    const sections = [
      { text: 'First stage: 4 months' },
      { id: 'timeline', heading: 'Timeline', text: 'Oath' },
    ];
    const results = finder([entry('/malta', { sections })], 'timeline, first stage')('timeline');
    expect(ids(results)).toEqual(['/malta#timeline']);
    expect(written(results)).toBe('[First stage]: 4 months');
  });

  test('shows the beginning of a section if only its heading contains the word', () => {
    const sections = [{ id: 'timeline', heading: 'Timeline', text: 'Oath of the applicant.' }];
    const results = finder([entry('/malta', { summary: 'An island.', sections })])('timeline');
    expect(written(results)).toBe('Oath of the applicant.');
  });

  test('shows the answer to a matching question', () => {
    expect(written(find('may stay'))).toBe('[May] they [stay]? They [may].');
  });
});
