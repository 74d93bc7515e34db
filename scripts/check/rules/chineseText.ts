import type { BuiltPage } from '../page.ts';
import { pageRule } from '../rule.ts';
import { isChinese } from '../text.ts';

/** What search engines and readers see first of a Chinese page is Chinese. */
export const chineseText = pageRule('Chinese text', function* (page) {
  if (page.locale !== 'zh') return;
  for (const [name, text] of firstTexts(page)) {
    if (text === undefined || isChinese(text)) continue;
    yield {
      message: `the ${name} "${text}" has no Chinese character: readers take the page for an English one`,
      fix: 'write it in Chinese in the Studio, then npm run pull',
    };
  }
});

const firstTexts = ({ root }: BuiltPage) =>
  [
    ['title', root.querySelector('head > title')?.text],
    ['description', root.querySelector('meta[name="description"]')?.getAttribute('content')],
    ['h1', root.querySelector('h1')?.text],
  ] as const;
