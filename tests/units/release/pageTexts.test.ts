import { expect, test } from 'vitest';
import { readSite } from '../../../scripts/check/builtSite.ts';
import { serializePageTexts } from '../../../scripts/release/pageTexts.ts';
import { ORIGIN } from '../../check/cleanSite.ts';
import { replace, withSite } from '../../check/fixture.ts';

test('extracts title and content of every page, without bar, scripts and redirect pages', async () => {
  const more = replace('index.html', '<main>', '<nav>Menu</nav><main><p>One <b>line</b></p>');
  const site = await withSite([more], (folder) => readSite(folder, ORIGIN));
  const pages = serializePageTexts(site)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/about', '/zh', '/zh/about']);
  const { lines } = pages.find(({ path }) => path === '/');
  expect(lines.slice(0, 2)).toEqual([expect.stringContaining('Green cards'), 'One line']);
  expect(lines.join('\n')).not.toMatch(/Menu|[<>{]/);
});
