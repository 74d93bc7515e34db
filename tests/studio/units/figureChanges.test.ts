import { expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { FigureChanges } from '../../../studio/interface/changes/FigureChanges.tsx';

/** What an editor reads. */
function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (!isRecord(value)) return typeof value === 'string' ? value : '';
  return isRecord(value.props) ? textIn(value.props.children) : '';
}

test('names the page of a changed figure, because other programmes have one of its name', () => {
  const page = { path: '/citizenship/spain', titles: { en: 'Spain', zh: '西班牙' } };
  const figure = {
    name: 'minInvestment',
    document: 'spain',
    page: { ...page, urls: page.titles },
    before: { en: '500,000 EUR', zh: '50万欧元' },
    after: { en: '600,000 EUR', zh: '60万欧元' },
  };
  expect(textIn(FigureChanges({ figures: [figure] }))).toContain(
    'Spain · Minimum investment: 500,000 EUR 600,000 EUR · 50万欧元 60万欧元',
  );
});
