import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Costs } from '../../../components/sections/topics/Costs.tsx';
import { PageScope } from '../../../components/site/PageScope.tsx';
import { createTranslator } from '../../../locales/translate.ts';
import { catalogues, content, site } from '../../support/fixtureContent.ts';

/** The costs of a programme whose only cost is this figure, with a caution and a note. */
function costsOf(name: string): string {
  const [program] = site.programs;
  if (!program) throw new Error('The fixture has no programme');
  const days = { asOf: '2026-01-01', reviewBy: '2027-01-01' };
  const costs = {
    items: [{ kind: 'government' as const, figure: name, isNoted: true }],
  };
  const given = {
    ...program,
    figures: [{ name, value: 700, unit: 'EUR' as const, hasCaution: true, ...days }],
    topics: { ...program.topics, costs },
  };
  const key = `${program.group}.figures.${name}`;
  const scope = {
    translator: createTranslator('en', {
      ...catalogues.en,
      [`${key}.text`]: '700 EUR',
      [`${key}.asOf`]: 'As of January 2026',
      [`${key}.source`]: 'Law',
      [`${key}.caution`]: 'per adult',
      [`${program.group}.costs.items.0.note`]: 'Paid on filing.',
    }),
    offer: { read: '', close: '' },
    locale: 'en',
    path: '/',
    site: content.select('frame'),
    children: createElement(Costs, { program: given, rates: null }),
  } as const;
  return renderToStaticMarkup(createElement(PageScope, scope));
}

test('a cost with a note states the caution of its figure, unless the strip above does', () => {
  expect(costsOf('filingFee')).toContain('per adult');
  expect(costsOf('minInvestment')).not.toContain('per adult');
});
