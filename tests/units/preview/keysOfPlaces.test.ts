import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import { LOCALES, mapLocales } from '../../../locales/locale.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import { ownText, textPlaces } from '../../../studio/interface/preview/frame/places.ts';
import { keysOfPlaces } from '../../../studio/interface/preview/render/keysOfPlaces.ts';
import {
  type MarkedText,
  markTexts,
  withoutMarks,
} from '../../../studio/interface/preview/render/marks.ts';
import { renderDraft } from '../../../studio/interface/preview/render/renderDraft.ts';
import { catalogues, site } from '../../support/content.ts';

const content = { catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])), site };

/** The parser's elements, which support what is used of the DOM. */
const parsed = (html: string) => parse(html) as unknown as HTMLElement;

/**
 * Texts that are not from the content: names of languages and countries, years, addresses, counts.
 */
const NO_TEXT = [
  '[data-language]',
  '[data-offer] button',
  '.country-map a',
  'a[href^="tel:"]',
  'a[href^="mailto:"]',
  '.facts .fact',
  '.time-years text',
].join();

/** An element with all its text. */
const named = ({ tagName, textContent }: Element) => `${tagName} ${withoutMarks(textContent)}`;

/** Without spaces and line breaks, which are elements on the page. */
const lettersOf = (text: string) => withoutMarks(text).replaceAll(/\s/g, '');

/**
 * Whether an element shows a text or part of it, alone or with others; `{{name}}` matches anything.
 */
function shows(place: HTMLElement, text: string): boolean {
  const words = lettersOf(ownText(place));
  if (lettersOf(text).toLowerCase().includes(words.toLowerCase())) return true;
  const parts = text.split(/\{\{\w+\}\}/).map((part) => RegExp.escape(lettersOf(part)));
  const around = place.querySelector(':scope > a, :scope > span') ? place.textContent : words;
  return new RegExp(parts.join('.*'), 's').test(lettersOf(around));
}

const SCREENS = new Set(Object.values(site.screens).map(({ path }) => path));

/** Screens in both languages; of similar pages, alternating ones in each. */
const PAGES = sitePages(site).flatMap(({ path }, index) =>
  LOCALES.filter((_, at) => SCREENS.has(path) || at === index % LOCALES.length).map((locale) => ({
    path,
    locale,
  })),
);

test.each(PAGES)('maps each text of $path to its own key: $locale', ({ path, locale }) => {
  const request = { content, path, locale, missingText: (key: string) => `No text ${key}` };
  const shown = textPlaces(parsed(renderDraft(request)));
  const texts: MarkedText[] = [];
  const marked = parsed(
    renderDraft({ ...request, transformTexts: (all) => markTexts(all, texts) }),
  );
  const places = textPlaces(marked);
  expect(places.map(named)).toEqual(shown.map(named));

  const keys = keysOfPlaces(marked, texts);
  const strays = places.flatMap((place) => {
    const words = withoutMarks(ownText(place));
    if (words.trim() === '' || place.tagName === 'SCRIPT') return [];
    const key = keys.get(place);
    const text = key && catalogues[locale][key];
    const isRight = text ? shows(place, text) : place.matches(NO_TEXT);
    return isRight ? [] : [`${key}: ${place.tagName} ${words}`];
  });
  expect(strays).toEqual([]);
});

test('a text that ends with a line break does not shift the places below it', () => {
  const texts = { ...catalogues.en, 'contact.form.description': 'Write to us.\nOr call.\n' };
  const request = {
    content: { site, catalogues: { ...content.catalogues, en: indexCatalogue(texts) } },
    path: SCREEN_PATHS.contact,
    locale: 'en' as const,
    missingText: (key: string) => `No text ${key}`,
  };
  const places = (html: string) => textPlaces(parsed(html)).map(named);
  const marked = renderDraft({ ...request, transformTexts: (all) => markTexts(all, []) });
  expect(places(marked)).toEqual(places(renderDraft(request)));
});

test('a label around another text passes the click on to it', () => {
  const texts: MarkedText[] = [];
  const { name, label } = markTexts({ name: 'Spain', label: 'Back to ' }, texts);
  const keyed = texts.map(({ key, text }) => ({ key: key === 'label' ? 'ui.backTo' : key, text }));
  const body = parsed(`<p>${label}${name}</p><p>${name}${label}</p><p>${label}</p>`);
  expect([...keysOfPlaces(body, keyed).values()]).toEqual(['name', 'name', 'ui.backTo']);
});
