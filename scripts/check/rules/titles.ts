import type { BuiltPage } from '../page.ts';
import { pageRule, siteRule } from '../rule.ts';
import { countCharacters } from '../text.ts';
import { findTwins } from '../twins.ts';

/** What search results show of a title; a Chinese character is as wide as two letters. */
const MAX_LENGTH = { en: 70, zh: 40 } as const;

/** A page has one title, short enough to be shown whole. */
export const titles = pageRule('titles', function* (page) {
  const found = titlesOf(page);
  const [title = ''] = found;
  const fix = 'set the title in the SEO fields of the document in the Studio, then npm run pull';
  if (found.length !== 1 || title === '')
    yield {
      message: `the page has ${found.length > 1 ? `${found.length} titles` : 'no title'}: tabs, bookmarks and search results show one`,
      fix: found.length > 1 ? 'keep one <title> in the head' : fix,
    };
  const length = countCharacters(title);
  if (length > MAX_LENGTH[page.locale])
    yield {
      message: `the title has ${length} characters: search results cut it after about ${MAX_LENGTH[page.locale]}`,
      fix: `shorten "${title}"`,
    };
});

/** No two pages have the same title. */
export const uniqueTitles = siteRule('unique titles', (site) =>
  findTwins(site, (page) => titlesOf(page)[0], {
    noun: 'title',
    reason: 'tabs and search results cannot tell the pages apart',
  }),
);

const titlesOf = ({ root }: BuiltPage): string[] =>
  root.querySelectorAll('head > title').map(({ text }) => text.trim());
