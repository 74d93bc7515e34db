import { expect, test, vi } from 'vitest';
import { createTranslator } from '../../locales/translate.ts';
import { renderBody } from '../../pages/renderBody.tsx';
import { screenAt } from '../../studio/interface/preview/render/screens.ts';
import { catalogues, content, pages } from '../support/content.ts';

// Both languages have the same keys.
const locale = 'en';

/** The texts that a page leaves out because it did not request them. */
function lostTexts(path: string): string[] {
  const screen = screenAt(path);
  if (!screen) throw new Error(`The site has no page at ${path}`);
  const data = screen.data({ content, locale, urlPathname: path });
  const translator = createTranslator(locale, data.catalogue);
  const exists = vi.spyOn(translator, 'exists');
  renderBody({ Page: screen.Page, data, locale, translator });
  const keys = exists.mock.calls.map(([key]) => String(key));
  return keys.filter((key) => !(key in data.catalogue) && key in catalogues[locale]);
}

test.each(pages)('$path requests the optional texts that it looks for', ({ path }) => {
  expect(lostTexts(path), 'ask for them in +data.ts').toEqual([]);
});
