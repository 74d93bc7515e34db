import { describe, expect, test } from 'vitest';
import { readSite } from '../../scripts/check/builtSite.ts';
import { CONNECTION, loadSeconds, measureMainlandLoad } from '../../scripts/check/mainland.ts';
import { describeMainlandLoads } from '../../scripts/check/mainlandTable.ts';
import { ORIGIN } from './cleanSite.ts';
import { audit, type Edit, insert, replace, withSite, write } from './fixture.ts';

const loadOf = (path: string, ...edits: Edit[]) =>
  withSite(edits, async (folder) => {
    const site = await readSite(folder, ORIGIN);
    const page = site.pages.get(path);
    if (!page) throw new Error(`The fixture has no page ${path}`);
    return measureMainlandLoad(page, site);
  });

const PICTURE = '<img src="/images/large.jpg" width="4" height="3" alt="A lake">';
const large: Edit = write('images/large.jpg', 'x'.repeat(600_000));

describe('the time of a first load', () => {
  test('is four round trips and the transfer, if all fits into the first window', () => {
    expect(loadSeconds(10_000, 0)).toBeCloseTo(4 * CONNECTION.roundTrip + 0.05);
    expect(loadSeconds(10_000, 2_000)).toBeCloseTo(5 * CONNECTION.roundTrip + 0.06);
  });

  test('adds round trips for what exceeds the window, up to the bandwidth of the line', () => {
    expect(loadSeconds(20_000, 0)).toBeCloseTo(
      5 * CONNECTION.roundTrip + 5_400 / CONNECTION.bytesPerSecond,
    );
    const one = loadSeconds(2_000_000, 0);
    const other = loadSeconds(4_000_000, 0);
    expect(other - one).toBeCloseTo(2_000_000 / CONNECTION.bytesPerSecond);
  });
});

test('counts only pictures that are not lazy', async () => {
  const plain = await loadOf('/', large);
  const eager = await loadOf('/', large, insert('index.html', PICTURE));
  const lazy = await loadOf(
    '/',
    large,
    insert('index.html', PICTURE.replace('alt', 'loading="lazy" alt')),
  );
  expect(eager.requests).toBe(plain.requests + 1);
  expect(eager.bytes).toBeGreaterThan(plain.bytes + 599_000);
  expect(lazy.requests).toBe(plain.requests);
});

test('lists requests to other origins, and a page without its text', async () => {
  const other = insert('index.html', '<img src="https://cdn.example.net/a.jpg" alt="A lake">');
  const view = await loadOf('/', other);
  const silent = await loadOf('/', replace('index.html', '<main>', '<div>'));
  expect(view).toMatchObject({ otherOrigins: 1, isReadable: true });
  const table = describeMainlandLoads([view, silent]).split('\n');
  expect(table[0]).toMatch(/^page +other origins +without JavaScript +sent +requests +seconds$/);
  expect(table[1]).toMatch(/^\/ +1 +readable +\d+\.\d KB +\d+ +\d\.\d$/);
  expect(table[2]).toMatch(/^\/ +none +not readable /);
});

test('the audit rejects a page that takes too long', async () => {
  const problems = await audit(large, insert('index.html', PICTURE));
  expect(problems).toEqual([
    expect.stringMatching(
      /^\/ \| mainland load: the first load \(60\d\.\d KB, \d requests\) takes \d\.\d s at 1\.6 Mbit\/s and 300 ms, more than 3 s \| make its eager pictures/,
    ),
  ]);
});
