import type { Locale } from '../../../../locales/locale.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { textPlaces } from '../frame/places.ts';
import { keysOfPlaces } from './keysOfPlaces.ts';
import { type MarkedText, markTexts } from './marks.ts';
import { renderDraft } from './renderDraft.ts';

/**
 * The catalogue key of the text in a place of a page. The page is rendered once more with marks in
 * its texts; the shown page has none, because marks would change the line breaks of Chinese.
 *
 * @param place number of the place on the page
 */
export function keyAt(
  { content }: DraftSite,
  path: string,
  locale: Locale,
  place: number,
): string | undefined {
  const texts: MarkedText[] = [];
  const html = renderDraft({
    content,
    path,
    locale,
    missingText: () => '',
    transformTexts: (all) => markTexts(all, texts),
  });
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  const element = textPlaces(body)[place];
  return element && keysOfPlaces(body, texts).get(element);
}
