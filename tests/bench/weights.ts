import path from 'node:path';
import { readContent } from '../../locales/load.ts';
import type { Site } from '../../locales/site.ts';
import { BUDGETS, kilobytes } from '../../scripts/check/budgets.ts';
import { readSite } from '../../scripts/check/builtSite.ts';
import type { BuiltPage } from '../../scripts/check/page.ts';
import { type Weight, weighPage } from '../../scripts/check/weigh.ts';
import type { Copy } from './copy.ts';
import type { Row } from './table.ts';

/** Measures the size of the largest page of each kind, in either language. */
export async function measureWeights({ root, client }: Copy): Promise<Row[]> {
  const kinds = kindsByPath(readContent(path.join(root, 'locales')).site);
  const site = await readSite(client, 'https://site.invalid');
  const weighed = [...site.pages.values()].map((page) => ({
    page,
    kind: `${kinds.get(page.plainPath) ?? 'notFound'}${describeIslands(page)}`,
    weight: weighPage(page, site),
  }));
  return [...Map.groupBy(weighed, ({ kind }) => kind)].flatMap(([kind, pages]) => {
    const hasIsland = pages.some(({ page }) => page.islands.size > 0);
    const rows = hasIsland ? ISLAND_ROWS : PLAIN_ROWS;
    return rows.map(({ what, bytes, budget }) => {
      const heaviest = Math.max(...pages.map(({ weight }) => bytes(weight)));
      return {
        what: `${kind}: ${what}`,
        value: kilobytes(heaviest),
        budget: `${kilobytes(budget)} at most`,
        ratio: heaviest / budget,
      };
    });
  });
}

const PLAIN_ROWS = [
  {
    what: 'HTML, CSS, JavaScript',
    bytes: ({ html, css, script }: Weight) => html + css + script,
    budget: BUDGETS.plainPage,
  },
  { what: 'JavaScript', bytes: ({ script }: Weight) => script, budget: BUDGETS.plainScript },
] as const;

const ISLAND_ROWS = [
  {
    what: 'JavaScript in all',
    bytes: ({ script, islandScript }: Weight) => script + islandScript,
    budget: BUDGETS.islandScript,
  },
] as const;

const describeIslands = ({ islands }: BuiltPage) =>
  islands.size > 0 ? ` with ${[...islands].sort().join(', ')}` : '';

/** The kind of a page is the type of its document. */
const kindsByPath = ({ screens, programs, projects, team }: Site): Map<string, string> =>
  new Map([
    ...Object.entries(screens).map(([type, screen]) => [screen.path, type] as const),
    ...programs.map((program) => [program.path, 'program'] as const),
    ...projects.map((project) => [project.path, 'project'] as const),
    ...team.map((member) => [member.path, 'teamMember'] as const),
  ]);
