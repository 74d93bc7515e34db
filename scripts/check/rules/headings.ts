import { belongsToLinked, type Heading, readHeadings } from '../headings.ts';
import type { BuiltPage } from '../page.ts';
import { pageRule, siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/** A page has one h1, and its headings go down one level at a time. */
export const headings = pageRule('headings', function* ({ root }) {
  const found = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const main = found.filter(({ localName }) => localName === 'h1').length;
  if (main !== 1)
    yield {
      message: `the page has ${main} h1: screen readers announce one as what the page is about`,
      fix: 'make the name of the page its only h1',
    };
  let above = 0;
  for (const { localName, text } of found) {
    const level = Number(localName.slice(1));
    if (level > above + 1)
      yield {
        message: `<${localName}> "${excerpt(text)}" follows ${above === 0 ? 'no heading' : `<h${above}>`}: readers who navigate by headings miss a level`,
        fix: `make it <h${above + 1}>, or put the heading that is missing before it`,
      };
    above = level;
  }
});

/**
 * No page repeats a heading of another one in its language. Two things are no repetition: the name
 * of a kind of section, which most of its pages have, and in a card what the page behind it says.
 */
export const uniqueHeadings = siteRule('unique headings', function* (site) {
  const all = readHeadings(site);
  const sections = sectionNames(all);
  const isOfLinked = belongsToLinked(site);
  const first = new Map<string, BuiltPage>();
  for (const heading of all) {
    const { page, text, key } = heading;
    if (sections.has(key) || isOfLinked(heading)) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, page);
    else if (earlier !== page)
      yield {
        place: page.path,
        message: `the heading "${excerpt(text)}" is also on ${earlier.path}: who reads the headings alone cannot tell what is special here`,
        fix: 'say in one of them what holds there alone, in the Studio, then npm run pull',
      };
  }
});

/** Of fewer pages most are two, which may repeat each other. */
const LEAST_PAGES = 3;

/**
 * Finds the headings that are the name of a kind of section, such as "Sources": they stand in the
 * same section of most pages that have one, or of all, when these are two.
 *
 * @returns their keys
 */
function sectionNames(headings: readonly Heading[]): ReadonlySet<string> {
  const kinds = Map.groupBy(headings, kindOf).values();
  return new Set([...kinds].flatMap((kind) => commonIn(kind)));
}

/** Sections of one kind, or their headings, have an id or, without one, a class in common. */
function kindOf({ page, element }: Heading): string {
  const section = element.closest('section');
  const name = element.id || section?.id || section?.getAttribute('class');
  return [page.locale, name, element.localName].join(' ');
}

function commonIn(kind: readonly Heading[]): string[] {
  const pages = pagesOf(kind);
  return [...Map.groupBy(kind, ({ key }) => key)].flatMap(([key, same]) => {
    const count = pagesOf(same);
    const isCommon = count >= LEAST_PAGES ? count > pages / 2 : count > 1 && count === pages;
    return isCommon ? [key] : [];
  });
}

const pagesOf = (headings: readonly Heading[]): number =>
  new Set(headings.map(({ page }) => page)).size;
