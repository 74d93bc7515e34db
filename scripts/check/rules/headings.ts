import { pageRule } from '../rule.ts';
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
