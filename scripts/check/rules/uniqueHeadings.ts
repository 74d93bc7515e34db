import { belongsToLinked } from '../headings/linkedPages.ts';
import { readHeadings } from '../headings/readHeadings.ts';
import { sectionNames } from '../headings/sectionNames.ts';
import type { BuiltPage } from '../page.ts';
import { siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/**
 * No page repeats a heading of another one in its language. Two things are no repetition: the name
 * of a kind of section, which most of its pages have, and in a card what the page behind it says.
 */
export const uniqueHeadings = siteRule('unique headings', function* (site) {
  const headings = readHeadings(site);
  const sections = sectionNames(headings);
  const isOfLinked = belongsToLinked(site);
  const first = new Map<string, BuiltPage>();
  for (const heading of headings) {
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
