import type { Catalogue } from '../../../locales/flatten.ts';
import type { SearchSection } from '../../../locales/searchIndex.ts';
import { sectionLabel, sectionsOf, TRACKS } from '../../../locales/sections.ts';

/** The sections of programmes and projects. The field `familyMembers` is in the section `family`. */
const SECTIONS = new Set(['program', 'project'].flatMap((type) => [...(sectionsOf(type) ?? [])]));
const sectionOf = (field: string) => (field === 'familyMembers' ? 'family' : field);

type Place = Pick<SearchSection, 'id' | 'heading'>;

/**
 * Groups the texts of a page by section.
 *
 * @param texts by keys relative to the page's group
 * @param anchors of a guide's own sections, in order
 * @param words labels of the site
 */
export function groupBySection(
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
    const own = text === place.heading ? '' : text;
    sections.set(name, { ...place, text: [before, own].filter(Boolean).join('\n') });
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
    // The column titles of the comparison describe its topics.
    if (field === 'columns') return { heading: texts[key] ?? '' };
    const id = anchors[Number(at)];
    if (field === 'sections' && id) return { id, heading: texts[`sections.${at}.title`] ?? '' };
    if (!TRACKS.some((track) => track === field)) return placeIn(field);
    const part = placeIn(at);
    if (part.id === undefined) return {};
    return { id: `${field}-${part.id}`, heading: `${texts[`${field}.label`]} – ${part.heading}` };
  };
}

/** A paragraph of rich text consists of a span per style. */
const SPAN = /\.children\.\d+\.text$/;

/** Fields shown before their siblings on the page. */
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
