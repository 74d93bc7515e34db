import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phone } from '../../../components/primitives/Phone.tsx';

test.each([
  ['+1 (212) 555-0100', '+12125550100'],
  // From abroad, the zero is not dialled.
  ['+44 (0)20 7946 0958', '+442079460958'],
  // Italy and its neighbours keep it.
  ['+39 (0)6 5550 0142', '+390655500142'],
  ['+378 (0)549 555014', '+3780549555014'],
])('%s is dialled as %s', (number, dialled) => {
  expect(renderToStaticMarkup(createElement(Phone, { number }))).toContain(`"tel:${dialled}"`);
});
