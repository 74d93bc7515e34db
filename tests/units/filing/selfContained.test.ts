import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSelfContained } from '../../../scripts/filing/makeSelfContained.ts';

const PAGE = `<!doctype html><html lang="zh-Hans"><head>
<link rel="stylesheet" href="/assets/a.css"><link rel="preload" href="/assets/font.woff2" as="font">
<link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://firm.example/zh">
<script type="module" src="/assets/a.js"></script><title>首页</title></head>
<body><main><a href="/zh/about">关于</a><a href="#top">顶</a>
<picture><source srcset="/images/a.avif"><img src="/images/a.png" srcset="/images/a.png 1x" loading="lazy" alt="图"></picture>
</main></body></html>`;
const CSS = `@font-face{src:url(font.woff2)}a{background:url("data:,x");min-height:50dvh}
@media (scripting:none){.tab{display:block}}@media print{.bar{display:none}}`;

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'copy-'));
  const files = { 'zh.html': PAGE, 'assets/a.css': CSS, 'assets/font.woff2': 'F' };
  for (const folder of ['assets', 'images']) await mkdir(path.join(site, folder));
  for (const [name, text] of Object.entries({ ...files, 'images/a.png': 'P' }))
    await writeFile(path.join(site, name), text);
});
afterEach(() => rm(site, { recursive: true }));

const copy = () =>
  makeSelfContained({ site, file: '/zh.html', origin: 'https://firm.example', note: '副本' });

test('embeds styles, fonts and pictures, and requests nothing', async () => {
  const html = await copy();
  expect(html).toContain('url(data:font/woff2;base64,Rg==)');
  expect(html).toContain('src="data:image/png;base64,UA=="');
  expect(html).toContain('url("data:,x")');
  expect(html).not.toMatch(/<script|<source|srcset|loading=|preload|rel="icon"|\.css|\.woff2/);
  expect(html).toMatch(/default-src 'none'/);
});

test('makes links to the site absolute, and keeps those within the copy', async () => {
  const html = await copy();
  expect(html).toContain('href="https://firm.example/zh/about"');
  expect(html).toContain('href="#top"');
});

test('shows everything without script and on paper, and ends with a description of the copy', async () => {
  const html = await copy();
  expect(html).toMatch(/@media \(min-width:0\)\{\.tab/);
  expect(html).toMatch(/@media not all\{\.bar/);
  expect(html).toContain('min-height:400px');
  expect(html).toMatch(/<p class="filing-note">副本<\/p><\/body>/);
});

test('rejects a page with a missing file', async () => {
  await rm(path.join(site, 'images/a.png'));
  await expect(copy()).rejects.toThrow(/ENOENT.*images\/a\.png/);
});
