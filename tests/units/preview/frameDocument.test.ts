import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { sitePages } from '../../../locales/sitePages.ts';
import { frameAddress } from '../../../studio/interface/preview/frame/frameDocument.ts';
import { screenAt } from '../../../studio/interface/preview/render/screens.ts';
import { site } from '../../support/fixtureContent.ts';

afterEach(() => void vi.unstubAllGlobals());

async function emptyPage() {
  vi.stubGlobal('location', new URL('http://localhost:3333/'));
  return parse(await (await fetch(frameAddress('zh'))).text());
}

test("the frame has the style sheets of each page by name, to enable one page's at a time", async () => {
  const links = (await emptyPage()).querySelectorAll('link[data-sheet]');
  const named = links.map((link) => link.getAttribute('data-sheet'));
  for (const { path } of sitePages(site)) expect(named, path).toContain(screenAt(path)?.sheet);
  expect(screenAt('/')?.sheet).toBe('home');
  expect(screenAt('/citizenship/spain')?.sheet).toBe('program');
});

test('the frame does not wait for scripts that it does not load', async () => {
  const started = 'documentElement.dataset.started';
  expect(await readFile('components/islands/runtime/islands.ts', 'utf8')).toContain(started);
  expect((await emptyPage()).querySelector('html')?.hasAttribute('data-started')).toBe(true);
});
