import type { BuiltPage } from '../page.ts';
import { pageRule, uniqueText } from '../rule.ts';
import { attributesOf, countCharacters } from '../text.ts';

/** Length shown in search results; a Chinese character is as wide as two letters. */
const MAX_LENGTH = { en: 70, zh: 40 } as const;

/** A page has one title, short enough not to be truncated. */
export const titles = pageRule('titles', function* (page) {
  const found = titlesOf(page);
  const [title = ''] = found;
  const fix =
    'set the title in the SEO fields of the document in the Studio, then run npm run pull';
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

export const uniqueTitles = uniqueText(
  'title',
  'tabs and search results cannot tell the pages apart',
  (page) => titlesOf(page)[0],
);

const titlesOf = ({ root }: BuiltPage): string[] =>
  root.querySelectorAll('head > title').map(({ text }) => text.trim());

/** Shorter descriptions say too little, longer ones are truncated in search results. */
const LENGTHS = { en: { min: 50, max: 170 }, zh: { min: 25, max: 90 } } as const;

/** A page has one description of suitable length. */
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

export const uniqueDescriptions = uniqueText(
  'description',
  'search engines drop one of the pages or write their own text',
  (page) => descriptionsOf(page)[0],
);

const descriptionsOf = ({ root }: BuiltPage): string[] =>
  attributesOf(root, 'meta[name="description"]', 'content').map((text) => text.trim());
