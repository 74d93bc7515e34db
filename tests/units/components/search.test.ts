import { describe, expect, test } from 'vitest';
import { searchLoadedIndex } from '../../../components/islands/search/searchSite.ts';
import type { SearchEntry, SearchSection } from '../../../locales/searchIndex.ts';

const entry = (id: string, more: Partial<SearchEntry>): SearchEntry => ({
  ...{ id, title: id, summary: '', figures: [], about: 'program', sections: [] },
  ...more,
});

const page = (id: string, ...texts: readonly string[]) =>
  entry(id, { sections: texts.map((text): SearchSection => ({ text })) });

const MOST = 20;
const finder =
  (entries: readonly SearchEntry[], ...synonyms: readonly (readonly string[])[]) =>
  (question: string) =>
    searchLoadedIndex(entries, question, synonyms, MOST).best;
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

  test('a Chinese name that is in no dictionary is found whole', () => {
    expect(ids(find('微信'))).toEqual(['contact']);
    expect(ids(find('排期'))).toEqual(['queue']);
  });

  test('separate characters do not match the word that they form together', () => {
    expect(find('马尔信')).toEqual([]);
  });

  test('a single character is found in words, too', () => {
    expect(ids(find('税')).toSorted()).toEqual(['letters', 'queue']);
  });

  test('a hyphen before a number may be left out', () => {
    expect(ids(find('eb5'))).toEqual(['eb']);
  });

  test.each(['program', 'programs', 'company', 'tax', '150'])('“%s” finds its forms', (word) => {
    expect(ids(find(word))).toEqual(['eb']);
  });

  test.each(['50', 'ax', 'pa'])('“%s” does not match inside a word', (word) => {
    expect(find(word)).toEqual([]);
  });

  test('a misspelled name is found', () => {
    expect(ids(find('Tukey'))).toEqual(['turkey']);
  });

  test('a name in a heading is not corrected to a similar one', () => {
    const sections = [{ heading: 'Grenada', text: 'An island.' }];
    const find = finder([entry('islands', { sections }), entry('Granada', {})]);
    expect(ids(find('Grenada'))).toEqual(['islands']);
  });

  test('stop words need not match', () => {
    expect(ids(find('怎么加微信吗'))).toEqual(['contact']);
    expect(ids(find('what is the eb-5 program for me'))).toEqual(['eb']);
  });

  test.each(['*', '-', '(', '[a', '\\', '？', ' - 5 -', 'a|b'])(
    '“%s” is no pattern',
    (question) => {
      expect(() => find(question)).not.toThrow();
    },
  );

  test('a page with all words excludes pages with some', () => {
    expect(ids(find('排期 税'))).toEqual(['queue']);
  });

  test('beside a word of a title, others are optional', () => {
    const trip = finder([page('malta', 'An island.'), page('malta-2', 'Go together to Malta.')]);
    expect(ids(trip('malta together'))).toEqual(['malta-2', 'malta']);
  });

  test('if no page has all words, pages with some are found', () => {
    expect(ids(find('微信 排期')).toSorted()).toEqual(['contact', 'queue']);
  });
});

describe('the order', () => {
  test('a title, then a heading, then a text', () => {
    const find = finder([
      page('text', 'Schools, and schools again.'),
      entry('heading', { sections: [{ heading: 'Schools', text: 'Near you.' }] }),
      entry('title', { title: 'Schools' }),
    ]);
    expect(ids(find('school'))).toEqual(['title', 'heading', 'text']);
  });

  test('a guide about a subject ranks above programmes with it as a heading', () => {
    const sections = [{ id: 'tax', heading: 'Tax', text: 'Tax is paid here.' }];
    const find = finder([
      entry('program', { sections }),
      entry('guide', { about: 'general', title: 'Tax and residence' }),
    ]);
    expect(ids(find('tax'))).toEqual(['guide', 'program#tax']);
  });

  test('the firm’s pages rank below others with the same words', () => {
    const sections = [{ text: 'Parents may come.' }];
    const find = finder([entry('team', { about: 'firm', sections }), entry('malta', { sections })]);
    expect(ids(find('parents'))).toEqual(['malta', 'team']);
  });

  test('adjacent words rank higher', () => {
    const find = finder([
      page('apart', 'A visa, golden as honey.'),
      page('name', 'A golden visa.'),
    ]);
    expect(ids(find('golden visa'))).toEqual(['name', 'apart']);
  });
});

describe('words that mean the same', () => {
  const entries = [page('malta', '父母可以同行。'), page('attorney', '老人由谁照顾，先想一想。')];

  test('one finds pages with the other, ranked below pages with itself', () => {
    const find = finder(entries, ['老人', '父母', '爷爷奶奶']);
    expect(ids(find('老人'))).toEqual(['attorney', 'malta']);
    expect(ids(find('爷爷奶奶能来吗')).toSorted()).toEqual(['attorney', 'malta']);
    expect(finder(entries)('爷爷奶奶')).toEqual([]);
  });

  test('a phrase can be one of them, and a plural also finds the singular', () => {
    const find = finder([page('malta', 'A fee is due.')], ['how much', 'fees']);
    expect(ids(find('How much is it?'))).toEqual(['malta']);
  });

  test('a single character only matches as a word', () => {
    const find = finder([page('tax', '税务'), page('duty', '关口事务')], ['税', '关口']);
    expect(ids(find('税务'))).toEqual(['tax']);
    expect(ids(find('税'))).toEqual(['tax', 'duty']);
  });
});

describe('a result', () => {
  const find = finder([
    entry('/malta', {
      ...{ title: 'Malta', goal: 'Residence', summary: 'An island state.' },
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

  test('leads to the section that has the words, and names it', () => {
    expect(find('parents')).toMatchObject([{ id: '/malta#family', heading: 'Family' }]);
    expect(find('malta tax')).toMatchObject([{ id: '/malta#tax', heading: 'Tax' }]);
  });

  test('leads to the page where no section has them all', () => {
    expect(ids(find('malta'))).toEqual(['/malta']);
    expect(ids(find('island parents tax'))).toEqual(['/malta']);
  });

  test('shows the sentence that has the words, marked', () => {
    expect(written(find('parent'))).toBe('[Parents]: Yes · On proof.');
    expect(written(find('tax due'))).toBe('[Tax] is [due] on stays.');
    expect(written(find('malta'))).toBe('An island state.');
    expect(find('malta residence')).toMatchObject([{ id: '/malta' }]);
  });

  test('shows a sentence about it rather than one that names it, and no bare heading', () => {
    const lines = 'Schools\nThere are good schools.\nSchools teach in English.';
    const results = finder([page('malta', lines)])('schools');
    expect(written(results)).toBe('[Schools] teach in English.');
    expect(written(finder([page('malta', '择校\n孩子在哪里择校，由您定。')])('择校'))).toMatch(
      /。$/,
    );
  });

  test('shows a sentence whole, and a description in place of a bare word', () => {
    const [lines, summary] = [
      'A passport of St. Lucia shortens no wait.',
      'A law on the age of children.',
    ];
    expect(written(finder([page('guide', lines)])('passport'))).toBe(
      'A [passport] of St. Lucia shortens no wait.',
    );
    const term = entry('term', { summary, sections: [{ text: 'CSPA' }] });
    expect(written(finder([term])('cspa'))).toBe(summary);
  });

  test('shows the answer of a question', () => {
    expect(written(find('may stay'))).toBe('[May] they [stay]? They [may].');
  });
});
