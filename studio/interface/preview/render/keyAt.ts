import type { Locale } from '../../../../locales/locale.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { ownWords, textPlaces } from '../frame/places.ts';
import { markTexts, readMarks } from './marks.ts';
import { renderDraft } from './renderDraft.ts';

/**
 * The catalogue key of the text in a place of a page. The page is rendered once more, with marks in
 * its texts: those that are shown have none, because marks would change where Chinese lines break.
 *
 * @param place number of the place on the page
 */
export function keyAt(
  { content }: DraftSite,
  path: string,
  locale: Locale,
  place: number,
): string | undefined {
  const keys: string[] = [];
  const html = renderDraft({
    ...{ content, path, locale, missingText: () => '' },
    dress: (texts) => markTexts(texts, keys),
  });
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  const element = textPlaces(body)[place];
  const { number } = element ? readMarks(ownWords(element)) : {};
  return number === undefined ? undefined : keys[number];
}
