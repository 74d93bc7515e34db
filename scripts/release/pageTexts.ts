import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { memoize } from '../../locales/memoize.ts';
import type { BuiltSite } from '../check/builtSite.ts';
import type { BuiltPage } from '../check/page.ts';
import { fromJsonLines } from '../disk/json.ts';
import { releasePaths } from './paths.ts';

const PageText = v.object({ path: v.string(), lines: v.array(v.string()) });

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

/**
 * The texts of a release's pages, by path; `undefined` if the release was made without them.
 *
 * @param paths pages to read (default: all)
 */
export function readPageTexts(
  releases: string,
  id: string,
  paths?: readonly string[],
): Map<string, string[]> | undefined {
  const { texts } = releasePaths(releases, id);
  if (!existsSync(texts)) return undefined;
  // Parses only the lines needed: the texts of a large site take megabytes.
  const starts = paths?.map((path) => `{"path":${JSON.stringify(path)},`);
  const lines = readFileSync(texts, 'utf8')
    .split('\n')
    .filter((line) => !starts || starts.some((start) => line.startsWith(start)));
  const pages = fromJsonLines(PageText, lines);
  return new Map(pages.map(({ path, lines }) => [path, lines]));
}
