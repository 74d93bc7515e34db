import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanReleases } from '../../scripts/release/clean.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { currentId, listReleases } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { switchTo } from '../../scripts/release/switch.ts';
import { makeReleasesFolder, writeTestRelease } from '../publish/support/releases.ts';
import { killAtEveryStep } from '../support/killAtEveryStep.ts';

const OLD = '20260914-101530-001';
const NEW = '20260914-101530-002';

/** What visitors get, wherever the link leads. */
const home = (releases: string) =>
  readFile(path.join(releases, 'current', 'site', 'index.html'), 'utf8');

/** Two releases, of which visitors see one. */
async function twoReleases(current: string) {
  const made = await makeReleasesFolder();
  await writeTestRelease(made.folder, OLD, ['assets/old.js']);
  await writeTestRelease(made.folder, NEW, ['assets/new.js']);
  switchTo(made.folder, current);
  return made;
}

test('351: kill -9 at each step of the switch: visitors see the old release or the new one', async () => {
  await using releases = await twoReleases(OLD);
  const seen: string[] = [];
  for await (const state of killAtEveryStep('tests/faults/support/switch.ts', releases.folder)) {
    seen.push(await home(state));
    // The next switch finds nothing in its way, and leaves nothing behind.
    switchTo(state, NEW);
    expect(await home(state)).toBe(`${NEW} index.html`);
    expect((await readdir(state)).sort()).toEqual([OLD, NEW, 'current']);
  }
  const [old, fresh] = [`${OLD} index.html`, `${NEW} index.html`];
  expect(seen.filter((page) => page !== old && page !== fresh)).toEqual([]);
  expect([seen[0], seen.at(-1)]).toEqual([old, fresh]);
  expect(seen.length).toBeGreaterThan(3);
});

test('352: kill -9 at each step of a rollback: visitors see a whole release, the next one works', async () => {
  await using releases = await twoReleases(NEW);
  const seen: string[] = [];
  for await (const state of killAtEveryStep('tests/faults/support/rollBack.ts', releases.folder)) {
    seen.push(currentId(state) ?? 'nothing');
    expect(await home(state)).toBe(`${currentId(state)} index.html`);
    expect(listReleases(state).map(({ id }) => id)).toEqual([OLD, NEW]);
    if (currentId(state) === NEW) {
      const journal = openJournal(state);
      await rollback(state, journal, undefined, new Date());
      journal.close();
    }
    expect(await home(state)).toBe(`${OLD} index.html`);
    // Tabs that were opened on the release that was left find their script.
    const script = path.join(state, 'current', 'site', 'assets', 'new.js');
    expect(await readFile(script, 'utf8')).toBe(`${NEW} assets/new.js`);
  }
  expect([seen[0], seen.at(-1)]).toEqual([NEW, OLD]);
});

test('353: kill -9 at each step of the clean-up: what is in use is whole, the next one ends it', async () => {
  await using releases = await makeReleasesFolder();
  const ids = Array.from({ length: 7 }, (_, index) => `20260914-101530-00${index}`);
  for (const id of ids) await writeTestRelease(releases.folder, id, ['assets/a.js']);
  switchTo(releases.folder, ids.at(-1) ?? '');
  for await (const state of killAtEveryStep('tests/faults/support/clean.ts', releases.folder)) {
    expect(
      listReleases(state)
        .slice(-5)
        .map(({ id }) => id),
    ).toEqual(ids.slice(-5));
    expect(await home(state)).toBe(`${ids.at(-1)} index.html`);
    const journal = openJournal(state);
    await cleanReleases(state, journal);
    journal.close();
    const left = (await readdir(state)).filter((name) => !name.startsWith('journal.db'));
    expect(left.sort()).toEqual([...ids.slice(-5), 'current']);
  }
});
