import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Edit, insert, remove, replace, withSite } from '../check/fixture.ts';
import { AS_NOBODY } from '../support/asNobody.ts';
import { runScript } from '../support/runScript.ts';

const run = (...args: string[]) => runScript('check.ts', args, process.cwd());

const check = (...edits: Edit[]) => withSite(edits, (folder) => run('--dir', folder));

describe('npm run check', () => {
  test('summarizes what was checked', async () => {
    expect(await check()).toEqual({
      code: 0,
      stdout: 'Checked 4 pages, 1 redirect pages, 16 links, 16 resources, 5 scripts: no problems\n',
      stderr: '',
    });
  });

  test('groups problems by page and counts them', async () => {
    const { code, stdout, stderr } = await check(
      insert('index.html', '<p style="color: red">x</p><a href="#none">x</a>'),
      replace('about.html', 'width="400"', ''),
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`/
  fragments: <a href="#none"> names a section that / lacks: the browser stays at the top of the page
    Fix: give an element of / the id "none", or name one of its own ids
  inline code: <p style="color: red"> is in the page: the server's security policy forbids it, so browsers ignore it
    Fix: use a class

/about
  pictures: <img src="/images/grace-400.jpg"> has no width: the text below it jumps when it loads
    Fix: write its width in pixels

Checked 4 pages, 1 redirect pages, 17 links, 16 resources, 5 scripts: 3 problems
`);
  });

  test('reports a problem of many pages once', async () => {
    const { stderr } = await check(remove('favicon.svg'));
    expect(stderr).toBe(`4 places (/about, /, /zh and 1 more)
  links: <link href="/favicon.svg"> leads nowhere: the site has no page or file there, and visitors get "not found"
    Fix: correct the address, or add the page or file; in a document, correct it in the Studio, then run npm run pull

Checked 4 pages, 1 redirect pages, 16 links, 16 resources, 5 scripts: 4 problems
`);
  });

  test('reports a folder without a site', async () => {
    expect(await check(remove('index.html'))).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\S+ has no site: run npm run build first, or set --dir\n$/),
    });
  });

  test('names a file of the content that this user cannot read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
    await chmod(folder, 0o777);
    await cp('locales', path.join(folder, 'locales'), { recursive: true });
    const file = path.join(folder, 'locales', 'en.json');
    await chmod(file, 0);
    const { stderr } = await runScript('check.ts', ['--review'], folder, {}, AS_NOBODY);
    await rm(folder, { recursive: true });
    expect(stderr).toContain(`${file} could not be read or written: permission denied`);
    expect(stderr).not.toContain('    at ');
  });

  test('lists the figures to review on a day', async () => {
    const { code, stdout } = await run('--review', '--day', '2000-01-01');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Overdue on 2000-01-01: nothing\n\nFrom 2000-01-01 to 2000-03-31: /);
  });

  test.each([
    [['--folder', 'x'], 'npm run check [-- --dir DIR]'],
    [
      ['--review', '--day', '2026-02-30'],
      '--day must be a date such as 2027-01-31, not “2026-02-30”',
    ],
    [['--review', '--dir', 'site'], '--review and --dir cannot be combined'],
    [['--review', '--mainland'], '--review and --mainland cannot be combined'],
    [['--day', '2026-02-28'], '--day requires --review'],
  ])('rejects %j', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
