import { memoize } from '../../locales/memoize.ts';
import type { BuiltSite } from '../check/builtSite.ts';
import type { BuiltPage } from '../check/page.ts';

/** The texts of all pages, one line of JSON per page: its path and the lines of its text. */
export const serializePageTexts = ({ pages }: Pick<BuiltSite, 'pages'>): string =>
  Array.from(pages.values(), serializePageText).join('');

const serializePageText = memoize(
  (page: BuiltPage) => `${JSON.stringify({ path: page.path, lines: linesOf(page) })}\n`,
);

/** Title and content, without header and footer if the page has a `<main>`. */
function linesOf({ root }: BuiltPage): string[] {
  const title = root.querySelector('title')?.text.trim() ?? '';
  const text = (root.querySelector('main') ?? root.querySelector('body'))?.structuredText ?? '';
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return [title, ...lines].filter((line) => line !== '');
}
