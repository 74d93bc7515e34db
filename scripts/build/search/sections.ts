import type { Catalogue } from '../../../locales/flatten.ts';
import type { SearchSection } from '../../../locales/searchIndex.ts';
import { sectionLabel, sectionsOf } from '../../../locales/sections.ts';

/** The sections that programmes and projects have; the one of the field `familyMembers` has a shorter name. */
const SECTIONS = new Set(['program', 'project'].flatMap((type) => [...(sectionsOf(type) ?? [])]));
const sectionOf = (field: string) => (field === 'familyMembers' ? 'family' : field);

const TRACKS: readonly string[] = ['business', 'birth'];

type Place = Pick<SearchSection, 'id' | 'heading'>;

/**
 * Parts the texts of a page by the sections in which they stand.
 *
 * @param texts by their keys below the page's group
 * @param anchors of a guide's own sections, in their order
 * @param words of the site: labels
 */
export function sectionsIn(
  texts: Catalogue,
  anchors: readonly string[],
  words: Catalogue,
): SearchSection[] {
  const placeOf = placeFinder(texts, anchors, words);
  const sections = new Map<string, SearchSection>();
  for (const [key, text] of paragraphs(texts)) {
    const place = placeOf(key);
    const name = place.id ?? place.heading ?? '';
    const before = sections.get(name)?.text;
    const own = text === place.heading ? [] : [text];
    sections.set(name, { ...place, text: [...(before ? [before] : []), ...own].join('\n') });
  }
  return [...sections.values()];
}

function placeFinder(texts: Catalogue, anchors: readonly string[], words: Catalogue) {
  const placeIn = (field: string): Place => {
    const id = sectionOf(field);
    const heading = words[sectionLabel(id)];
    return heading !== undefined && SECTIONS.has(id) ? { id, heading } : {};
  };
  return (key: string): Place => {
    const [field = '', at = ''] = key.split('.');
    // What a comparison's columns are called is what it is about.
    if (field === 'columns') return { heading: texts[key] ?? '' };
    const id = anchors[Number(at)];
    if (field === 'sections' && id) return { id, heading: texts[`sections.${at}.title`] ?? '' };
    if (!TRACKS.includes(field)) return placeIn(field);
    const part = placeIn(at);
    if (part.id === undefined) return {};
    return { id: `${field}-${part.id}`, heading: `${texts[`${field}.label`]} – ${part.heading}` };
  };
}

/** A paragraph of rich text is divided where its style changes. */
const SPAN = /\.children\.\d+\.text$/;

/** What stands first on its page, above what is beside it in the catalogue. */
const FIRST = /\.(?:title|question|refused|keep)$/;

function paragraphs(texts: Catalogue): [key: string, text: string][] {
  const whole = new Map<string, string>();
  for (const [key, text] of Object.entries(texts)) {
    const paragraph = key.replace(SPAN, '');
    whole.set(paragraph, (whole.get(paragraph) ?? '') + text);
  }
  const groups = Map.groupBy(whole, ([key]) => key.replace(/\.?\w+$/, ''));
  return [...groups.values()].flatMap((group) =>
    group.toSorted(([one], [other]) => Number(FIRST.test(other)) - Number(FIRST.test(one))),
  );
}
