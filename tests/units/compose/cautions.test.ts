import { expect, test } from 'vitest';
import { fieldsOf } from '../../../studio/changes/fields.ts';
import { deferTexts, joinTexts } from '../../../studio/compose/catalogues.ts';
import { NO_KEPT_CONTENT } from '../../../studio/compose/keptContent.ts';
import { projectDocuments } from '../../../studio/interface/preview/draft/lakeState.ts';
import { parseDocuments } from '../../../studio/queries/documents.ts';
import { type FigureDocument, toSiteFigure } from '../../../studio/queries/figure.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

const DAY = '2026-11-22';

const source = {
  title: { en: 'Law', zh: '法律' },
  publisher: { en: 'Gazette', zh: '公报' },
};
const dates = { asOf: '2026-09-01', reviewBy: '2027-03-01' };

const minimum: FigureDocument = {
  name: 'minInvestment',
  value: 250_000,
  unit: 'EUR',
  source,
  ...dates,
  caution: { en: 'other homes {{ordinaryHome}}', zh: '其他住宅须{{ordinaryHome}}' },
};

const ordinaryHome: FigureDocument = {
  name: 'ordinaryHome',
  value: 400_000,
  unit: 'EUR',
  source,
  ...dates,
};

test('a figure names its publisher; its caution refers to other figures, and is reported when it changes', async () => {
  const documents = parseDocuments(await projectDocuments(await storedDocuments()));
  const [program] = documents.program;
  if (!program) throw new Error('The fixture has a programme');
  const figures = [minimum, ordinaryHome];
  const parts = deferTexts(
    { ...documents, program: [{ ...program, figures }] },
    { day: DAY, rates: undefined },
    NO_KEPT_CONTENT.texts,
  );
  const texts = joinTexts(parts, NO_KEPT_CONTENT.texts);
  const [key = ''] = Object.keys(texts.en).filter((name) => name.endsWith('.caution'));
  expect(texts.en[key]).toBe('other homes 400,000 EUR');
  expect(texts.zh[key]).toBe('其他住宅须40万欧元');
  const publisher = key.replace('.caution', '.publisher');
  expect([texts.en[publisher], texts.zh[publisher]]).toEqual(['Gazette', '公报']);
  const group = key.replace(/\.figures\..*/, '');
  expect([...fieldsOf({ [key]: 'new' }, group, () => undefined)]).toEqual([
    ['figures.minInvestment.caution', ['new']],
  ]);
});

test('pages know which figures have a caution', () => {
  expect(toSiteFigure(minimum, DAY)).toMatchObject({ hasCaution: true });
  expect(toSiteFigure(ordinaryHome, DAY)).not.toHaveProperty('hasCaution');
});
