import { pageRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/** No link is in another one: HTML has no such thing, and browsers take the two apart. */
export const nestedLinks = pageRule('nested links', function* ({ root }) {
  for (const link of root.querySelectorAll('a a'))
    yield {
      message: `the link "${excerpt(link.text)}" is inside another link: browsers end the outer one there, and the rest of its words leads nowhere`,
      fix: 'let one link lie on these words; staff correct it in the Studio, then npm run pull',
    };
});
