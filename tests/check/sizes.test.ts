import { describe, expect, test } from 'vitest';
import { auditSite } from '../../scripts/check/audit.ts';
import { BUDGETS, inBytes, kilobytes } from '../../scripts/check/budgets.ts';
import { readSite } from '../../scripts/check/builtSite.ts';
import { weighPage } from '../../scripts/check/weigh.ts';
import { ORIGIN } from './cleanSite.ts';
import { audit, type Edit, insert, replace, withSite, write } from './fixture.ts';

/** Text of this size. */
const filler = (bytes: number) => 'x'.repeat(bytes);

const script = (file: string, bytes: number): Edit =>
  write(
    `assets/${file}`,
    `export const ${file.split('.')[0]} = "${filler(bytes)}"; export const a = 1;`,
  );

describe('first load', () => {
  test('rejects too many bytes', async () => {
    const problems = await audit(insert('index.html', `<p>${filler(BUDGETS.plainPage)}</p>`));
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(
          `^/ \\| first load: HTML, CSS and JavaScript are \\d\\d\\.\\d KB \\(\\d\\d\\.\\d KB, 0\\.1 KB, 0\\.\\d KB\\), more than the ${RegExp.escape(kilobytes(BUDGETS.plainPage))} that a page without an island may send \\| shorten what the page repeats: inline drawings first, then unused CSS$`,
        ),
      ),
    ]);
  });

  test('rejects too much CSS', async () => {
    const style: Edit = (files) => {
      const rules = files.get('assets/style.css');
      files.set('assets/style.css', `${rules} .a { --a: "${filler(BUDGETS.plainStyle)}" }`);
    };
    const problems = await audit(style);
    expect(problems).toEqual(
      ['/', '/zh'].map((path) =>
        expect.stringMatching(
          new RegExp(
            `^${path} \\| first load: CSS is \\d,\\d{3} bytes, more than the 6,910 bytes `,
          ),
        ),
      ),
    );
  });

  test('rejects too much JavaScript, including imports', async () => {
    const problems = await audit(script('shared.js', 4_000));
    expect(problems).toEqual(
      ['/', '/zh'].map((path) =>
        expect.stringMatching(
          new RegExp(
            `^${path} \\| first load: JavaScript is 4,\\d{3} bytes, more than the 1,000 bytes that a page without an island may load \\| import it when it is needed \\(see components/islands/runtime\\), or do it in HTML and CSS$`,
          ),
        ),
      ),
    );
  });

  test('does not count islands and metrics on a page without them', async () => {
    expect(await audit(script('Gallery.js', 5_000), script('metrics.js', 5_000))).toEqual([]);
  });
});

describe('heading font', () => {
  const preload =
    '<link rel="preload" as="font" href="/assets/face.woff2" crossorigin="anonymous">';

  test('rejects too many bytes', async () => {
    const edits = [
      replace('zh.html', '</head>', `${preload}</head>`),
      write('assets/face.woff2', filler(30_100)),
    ];
    expect(await audit(...edits)).toEqual([
      '/zh | heading font: the font of its headings is 30.1 KB, more than the 30.0 KB that may arrive before the first view | shorten its first- and second-level headings: the font contains every character in them',
    ]);
  });
});

describe('islands', () => {
  test('rejects too much JavaScript', async () => {
    const problems = await audit(script('Gallery.js', 50_000), script('mount.js', 50_000));
    expect(problems).toEqual(
      ['/about', '/zh/about'].map((path) =>
        expect.stringMatching(
          new RegExp(
            `^${path} \\| islands: JavaScript with the islands Gallery is 1\\d\\d,\\d{3} bytes, more than ${RegExp.escape(inBytes(BUDGETS.islandScript))}: phones take seconds to run it \\| drop a library, or make the island smaller$`,
          ),
        ),
      ),
    );
  });

  test('rejects an island that no script exports', async () => {
    expect(await audit(insert('index.html', '<div data-island="Tabs"></div>'))).toEqual([
      '/ | islands: no script exports the island "Tabs": it does not work | add it to components/islands/runtime/loaders.ts under the name Tabs',
    ]);
  });

  test('counts only those of the page', async () => {
    const edits = [
      insert('index.html', '<div data-island="Tabs"></div>'),
      script('Tabs.js', 9_000),
      write('assets/entry.js', 'import("./mount.js"); import("./Tabs.js"); import("./Gallery.js")'),
    ];
    const weights = await withSite(edits, async (folder) => {
      const site = await readSite(folder, ORIGIN);
      return [...site.pages.values()].map((page) => [
        page.path,
        weighPage(page, site).islandScript > 9_000,
      ]);
    });
    expect(weights).toEqual([
      ['/about', false],
      ['/', true],
      ['/zh', false],
      ['/zh/about', false],
    ]);
  });
});

describe('dead files', () => {
  const tell = (file: string) =>
    `/assets/${file} | dead files: no page uses this file, but it is published | remove what makes it from the build, or delete it after the build`;

  test('rejects a script that only a dead script imports', async () => {
    const problems = await audit(
      write('assets/old.js', 'import "./older.js"'),
      write('assets/older.js', 'export {}'),
    );
    expect(problems).toEqual([tell('old.js'), tell('older.js')]);
  });

  test('accepts a style sheet that a script lists for its chunk', async () => {
    const edits = [
      write('assets/mount.js', 'export const mount = ["assets/late.css"];'),
      write('assets/late.css', 'p { margin: 0 }'),
    ];
    expect(await audit(...edits)).toEqual([]);
  });
});

test('weighs files as they are sent: compressed only if the build has compressed them', async () => {
  const sheet = `@font-face { src: url(/assets/face.woff2) }${'p { margin: 0 }'.repeat(20)}`;
  const edits = [write('index.html.br', filler(99)), write('assets/style.css', sheet)];
  const weight = await withSite(edits, async (folder) => {
    const site = await readSite(folder, ORIGIN);
    expect(auditSite(site)).toEqual([]);
    const page = site.pages.get('/');
    return page && weighPage(page, site);
  });
  expect(weight).toMatchObject({ html: 99, css: sheet.length });
});
