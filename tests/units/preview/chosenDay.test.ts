import { expect, test } from 'vitest';
import { composeDraft } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { gapNote } from '../../../studio/interface/preview/draft/notes.ts';
import { originalsOf } from '../../../studio/interface/preview/draft/originals.ts';
import { draftOf, fixtureState } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';

test('shows a later value from its day on', async () => {
  const next = { _type: 'figureSuccessor', value: 987_000, from: '2099-07-01' };
  const source = { title: { en: 'Act 14/2013', zh: '第14/2013号法律' } };
  const edited = await draftOf('program-citizenship-spain', {
    figures: [
      {
        _key: 'a',
        _type: 'figure',
        name: 'minInvestment',
        value: 500_000,
        unit: 'EUR',
        next,
        source,
        asOf: '2026-09-30',
        reviewBy: '2099-12-31',
      },
    ],
    overview: {
      title: { en: 'T', zh: '题' },
      description1: { en: 'It takes {{minInvestment}}.', zh: '需要{{minInvestment}}。' },
      description2: { en: 'B', zh: '乙' },
    },
  });
  const lake = await fixtureState();
  const textOn = async (day: string) => {
    const parts = { lake, edited, pictures: originalsOf('http://lake.test') };
    const { content } = await composeDraft({ ...parts, note: gapNote(typeOf), day });
    const group = 'citizenship.spain';
    return content.catalogues.en.get(group)?.[`${group}.overview.description1`];
  };
  expect(await textOn('2099-06-30')).toBe('It takes 500,000 EUR.');
  expect(await textOn('2099-07-01')).toBe('It takes 987,000 EUR.');
});
