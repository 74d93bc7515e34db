import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentChange, measureContentChange } from './contentChange.ts';
import type { Copy, Duration } from './copy.ts';
import { writeManyPages } from './manyPages.ts';
import { type Row, secondsText } from './table.ts';

/** Seconds to build the site of 70 pages on two cores. */
const BUDGET = 6;

/** Maximum ratio of an incremental build of a large site to that of the small one. */
const CHANGE_BUDGET = 3;

/** A full build of a site, and one after a change to a single programme. */
interface Builds {
  readonly pages: number;
  readonly full: Duration;
  readonly changes: Readonly<Record<ContentChange, Duration>>;
}

/** Measures the site of a copy. */
export async function measureBuilds(copy: Copy): Promise<Builds> {
  const full = await copy.run('build.ts');
  const pages = await countPages(copy);
  const text = await measureContentChange(copy, 'text');
  return { pages, full, changes: { text, title: await measureContentChange(copy, 'title') } };
}

/** Measures the site, with enough copied programmes to reach the number of pages. */
export async function measureLarge(copy: Copy, pages: number): Promise<Builds> {
  await writeManyPages(copy.root, pages);
  return measureBuilds(copy);
}

/** Rows for the real site. */
export const describeBuilds = ({ pages, full }: Builds): Row[] => [
  { what: 'pages', value: `${pages}`, budget: '70', ratio: pages / 70 },
  {
    what: `build of ${pages} pages (${secondsText(full.processor)} of processor)`,
    value: secondsText(full.elapsed),
    budget: `${secondsText(BUDGET)} at most`,
    ratio: full.elapsed / BUDGET,
  },
];

/** Compares a large site with the real one, by processor time. */
export function compareBuilds(large: Builds, small: Builds): Row[] {
  const more = large.pages / small.pages;
  const factor = large.full.processor / small.full.processor;
  return [
    {
      what: `build of ${large.pages} pages (${secondsText(large.full.elapsed)}), to that of ${small.pages}, by processor time`,
      value: times(factor),
      budget: `${times(more)} at most`,
      ratio: factor / more,
    },
    compareChanges('text', large, small),
    compareChanges('title', large, small),
  ];
}

function compareChanges(change: ContentChange, large: Builds, small: Builds): Row {
  const more = large.changes[change];
  const less = small.changes[change];
  const factor = more.processor / less.processor;
  return {
    what: `build after a change of one programme's ${change} at ${large.pages} pages (${secondsText(more.elapsed)}), to that at ${small.pages} (${secondsText(less.elapsed)}), by processor time`,
    value: times(factor),
    budget: `${times(CHANGE_BUDGET)} at most`,
    ratio: factor / CHANGE_BUDGET,
  };
}

const times = (factor: number) => `${factor.toFixed(1)} times`;

/** The sitemap has an entry for every page. */
export async function countPages({ client }: Copy): Promise<number> {
  const sitemap = await readFile(path.join(client, 'sitemap.xml'), 'utf8');
  return sitemap.split('<loc>').length - 1;
}
