import type { BuiltPage } from '../page.ts';
import { pageRule, siteRule } from '../rule.ts';
import { attributesOf, countCharacters } from '../text.ts';
import { findTwins } from '../twins.ts';

/** Shorter ones say too little, longer ones are cut in search results. */
const LENGTHS = { en: { min: 50, max: 170 }, zh: { min: 25, max: 90 } } as const;

/** A page has one description of a length that search results show. */
export const descriptions = pageRule('descriptions', function* (page) {
  const found = descriptionsOf(page);
  const [description = ''] = found;
  const { min, max } = LENGTHS[page.locale];
  if (found.length !== 1 || description === '') {
    yield {
      message: `the page has ${found.length > 1 ? `${found.length} descriptions` : 'no description'}: search results and shared links show one`,
      fix: 'write one <meta name="description">, from the SEO fields of the document in the Studio',
    };
    return;
  }
  const length = countCharacters(description);
  if (length < min || length > max)
    yield {
      message: `the description has ${length} characters: search results show between ${min} and ${max}`,
      fix: `${length < min ? 'lengthen' : 'shorten'} "${description}"`,
    };
});

/** No two pages have the same description. */
export const uniqueDescriptions = siteRule('unique descriptions', (site) =>
  findTwins(site, (page) => descriptionsOf(page)[0], {
    noun: 'description',
    reason: 'search engines drop one of the pages or make up a text',
  }),
);

const descriptionsOf = ({ root }: BuiltPage): string[] =>
  attributesOf(root, 'meta[name="description"]', 'content').map((text) => text.trim());
