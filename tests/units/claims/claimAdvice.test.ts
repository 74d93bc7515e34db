import { expect, test } from 'vitest';
import { claimAdviceRule } from '../../../studio/schema/rules/claimAdvice.ts';
import { formContext } from '../../support/formContext.ts';

const why = { en: 'nobody decides but the authority', zh: '由主管机关决定' };
const rule = { _type: 'claimRule', language: 'en', words: ['guarantee'], why, acceptable: null };

test('synonyms of the search may contain watched words', async () => {
  const { context } = formContext({ _id: 'search', _type: 'search' }, [{ ...rule, _id: 'a' }]);
  const judge = (path: string[]) =>
    claimAdviceRule('en')('guarantee', { ...context, path } as never);
  expect(await judge(['synonyms', 'words', 'en'])).toBe(true);
  expect(await judge(['hero', 'title', 'en'])).not.toBe(true);
});

test('an incomplete rule of watched words does not keep documents from being published', async () => {
  const { context } = formContext({ _id: 'drafts.about', _type: 'about' }, [
    { ...rule, _id: 'a', words: null },
    { ...rule, _id: 'b', why: null },
    { ...rule, _id: 'c', language: null },
    { ...rule, _id: 'd', words: ['guarantee', null], acceptable: [null] },
  ]);
  const found = await claimAdviceRule('en')('We guarantee it.', context as never);
  expect(found).toEqual([{ path: [], message: expect.stringContaining('“guarantee”') }]);
});
