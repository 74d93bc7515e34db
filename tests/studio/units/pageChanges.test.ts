import { expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { compareSentences } from '../../../studio/changes/sentences.ts';
import { PageChanges } from '../../../studio/interface/changes/PageChanges.tsx';
import { typeOf } from '../../support/schema.ts';

/** The keys of the elements of each list within an element. */
function keysIn(value: unknown): unknown[][] {
  if (!Array.isArray(value))
    return isRecord(value) && isRecord(value.props) ? keysIn(value.props.children) : [];
  const keys = value.flatMap((item) => (isRecord(item) ? (item.key ?? []) : []));
  return [keys, ...value.flatMap(keysIn)];
}

test('a sentence that is removed twice from a field has two rows', () => {
  const sentences = compareSentences(['Ask us.', 'Fees', 'Ask us.'], ['Fees']);
  expect(sentences).toHaveLength(2);
  const change = { locale: 'en', page: undefined, group: 'nav' } as const;
  const texts = [{ field: 'hero.title', sentences }];
  const shown = PageChanges({
    ...change,
    texts,
    grouped: [],
    written: [],
    typeOf: () => undefined,
  });
  const lists = keysIn(shown).map((keys) => [keys.length, new Set(keys).size]);
  expect(lists).toContainEqual([2, 2]);
});

/** What an editor reads, in this order. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRecord(value)) return typeof value === 'string' ? [value] : [];
  return isRecord(value.props) ? wordsIn(value.props.children) : [];
}

test('lists the changes of a page in the order of its form', () => {
  const change = { locale: 'en', page: undefined, group: 'site' } as const;
  const fields = ['hoursWeekend', 'email', 'notLegalAdvice', 'phoneUs', 'name'];
  const texts = fields.map((field) => ({ field, sentences: [{ after: 'New.' }] }));
  const shown = PageChanges({ ...change, texts, grouped: [], written: [], typeOf });
  expect(wordsIn(shown).filter((words) => words !== 'New.')).toEqual([
    'Firm and site · Every page · English',
    'Firm',
    'Phone number',
    'E-mail',
    'Hours, weekend',
    'Not legal advice',
  ]);
});

test('names the term that changed: the page lists others', () => {
  const titles = { en: 'Glossary', zh: '术语表' };
  const page = { path: '/glossary', titles, urls: titles };
  const document = {
    _id: 'term',
    _type: 'glossaryTerm',
    term: { en: 'Hukou', zh: '户口' },
  } as const;
  const group = 'terms.hukou';
  const texts = [{ field: 'text', sentences: [{ after: '新。' }] }];
  const grouped = [{ group, document }];
  const change = { locale: 'zh', page, group, texts, grouped, written: [], typeOf } as const;
  const [heading] = wordsIn(PageChanges(change));
  expect(heading).toBe('术语表 · Hukou · 中文');
});

test('names list items by their place in the form, which may have incomplete ones', () => {
  const change = { locale: 'en', page: undefined, group: 'p' } as const;
  const complete = { _key: 'b', question: { en: 'Who?', zh: '谁？' } };
  const program = { _id: 'program', _type: 'program' } as const;
  const grouped = [{ group: 'p', document: { ...program, questions: [complete] } }];
  const written = [{ ...program, questions: [{ _key: 'a' }, complete] }];
  const texts = [{ field: 'questions.0.question', sentences: [{ after: 'New.' }] }];
  const shown = wordsIn(PageChanges({ ...change, texts, grouped, written, typeOf }));
  expect(shown).toContain('Questions › 2 › Question');
});
