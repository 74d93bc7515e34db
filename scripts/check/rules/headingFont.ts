import { BUDGETS, kilobytes } from '../budgets.ts';
import { pageRule } from '../rule.ts';

/** The face of Chinese headings is small enough to be there for the first view. */
export const headingFont = pageRule('heading font', function* ({ root }, site) {
  for (const link of root.querySelectorAll('link[rel="preload"][as="font"]')) {
    const bytes = site.files.get(link.getAttribute('href') ?? '')?.sentBytes ?? 0;
    if (bytes > BUDGETS.headingFont)
      yield {
        message: `the font of its headings is ${kilobytes(bytes)}, more than the ${kilobytes(BUDGETS.headingFont)} that may arrive before the first view`,
        fix: 'shorten its headings of the first and second level: the font has a drawing of each character in them',
      };
  }
});
