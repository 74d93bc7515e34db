import { readSite } from '../check/site.ts';
import type { Copy, Duration } from './copy.ts';
import { writeManyPages } from './manyPages.ts';
import { type Row, secondsText } from './table.ts';

/** Seconds in which the site of 70 pages is built, on two cores. */
const BUDGET = 6;

/** Pages of the large site. */
const MANY = 720;

interface Builds {
  readonly rows: readonly Row[];
  /** Of a build of the site as it is. */
  readonly duration: Duration;
  /** Builds the site with many more programmes; its content replaces the copy's. */
  measureLarge(): Promise<Row>;
}

/** Builds the site, and later a large one. */
export async function measureBuilds(copy: Copy): Promise<Builds> {
  const duration = await copy.run('build.ts');
  const pages = await countPages(copy);
  return {
    duration,
    rows: [
      { what: 'pages', value: `${pages}`, budget: '70', ratio: pages / 70 },
      {
        what: `build of ${pages} pages (${secondsText(duration.processor)} of processor)`,
        value: secondsText(duration.elapsed),
        budget: `${secondsText(BUDGET)} at most`,
        ratio: duration.elapsed / BUDGET,
      },
    ],
    measureLarge: async () => {
      await writeManyPages(copy.root, MANY);
      const large = await copy.run('build.ts');
      const many = await countPages(copy);
      const factor = large.processor / duration.processor;
      return {
        what: `build of ${many} pages (${secondsText(large.elapsed)}), to that of ${pages}, by processor time`,
        value: `${factor.toFixed(1)} times`,
        budget: `${(many / pages).toFixed(1)} times at most`,
        ratio: factor / (many / pages),
      };
    },
  };
}

async function countPages({ client }: Copy): Promise<number> {
  const { pages } = await readSite(client, 'https://site.invalid');
  return [...pages.values()].filter(({ isIndexed }) => isIndexed).length;
}
