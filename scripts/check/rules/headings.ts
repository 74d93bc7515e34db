import { cardHeadingMatcher, type Heading, readHeadings } from '../headings.ts';
import type { BuiltPage } from '../page.ts';
import { pageRule, siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/** A page has one h1, and its headings go down one level at a time. */
export const headings = pageRule('headings', function* ({ root }) {
  const found = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const main = found.filter(({ localName }) => localName === 'h1').length;
  if (main !== 1)
    yield {
      message: `the page has ${main} h1: screen readers announce a single one as the topic of the page`,
      fix: 'make the title of the page its only h1',
    };
  let above = 0;
  for (const { localName, text } of found) {
    const level = Number(localName.slice(1));
    if (level > above + 1)
      yield {
        message: `<${localName}> "${excerpt(text)}" follows ${above === 0 ? 'no heading' : `<h${above}>`}: readers who navigate by headings look for the missing level`,
        fix: `make it <h${above + 1}>, or add the missing heading before it`,
      };
    above = level;
  }
});

/**
 * No page repeats a heading of another page in its language. Exceptions are names of section types,
 * which most pages of a type have, and headings of cards, which repeat the linked page.
 */
export const uniqueHeadings = siteRule('unique headings', function* (site) {
  const all = readHeadings(site);
  const sections = sectionNames(all);
  const isOfLinked = cardHeadingMatcher(site);
  const first = new Map<string, BuiltPage>();
  for (const heading of all) {
    const { page, text, key } = heading;
    if (sections.has(key) || isOfLinked(heading)) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, page);
    else if (earlier !== page)
      yield {
        place: page.path,
        message: `the heading "${excerpt(text)}" is also on ${earlier.path}: readers who skim the headings cannot tell the pages apart`,
        fix: 'make one of the headings more specific in the Studio, then run npm run pull',
      };
  }
});

/** With fewer pages, "most" would be two, which may be a real repetition. */
const LEAST_PAGES = 3;

/**
 * Finds headings that are names of section types, such as "Sources": they are in the same section of
 * most pages that have the section, or of all if there are only two.
 *
 * @returns the keys of the headings
 */
function sectionNames(headings: readonly Heading[]): ReadonlySet<string> {
  const kinds = Map.groupBy(headings, kindOf).values();
  return new Set([...kinds].flatMap((kind) => commonIn(kind)));
}

/** Sections of a type are recognised by the id of the section or its heading, or else by class. */
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
