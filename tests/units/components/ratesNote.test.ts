import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatesNote } from '../../../components/sections/RatesNote.tsx';
import { PageScope } from '../../../components/site/PageScope.tsx';
import { createTranslator } from '../../../locales/translate.ts';
import { content } from '../../support/fixtureContent.ts';

test('omits the rate of an amount that is kept from a day on which its currency had one', () => {
  const translator = createTranslator('en', {
    'ui.ratesNote': '{{source}}, {{date}}',
    'compare.rates.day': 'November 20, 2026',
    'compare.rates.source': 'Central parity',
    'compare.rates.EUR': '1 EUR = 8.2 RMB',
  });
  const scope = {
    translator,
    offer: { read: '', close: '' },
    locale: 'en',
    path: '/',
    site: content.select('frame'),
    children: createElement(RatesNote, {
      rates: { day: '2026-11-20', url: null },
      figures: [
        { unit: 'EUR', renminbi: 8 },
        { unit: 'JPY', renminbi: 9 },
      ],
    }),
  } as const;
  expect(renderToStaticMarkup(createElement(PageScope, scope))).toContain(
    '<br/><span class="unbroken">1 EUR = 8.2 RMB</span></p>',
  );
});
