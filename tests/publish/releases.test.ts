import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';

const [GREECE, PARAGUAY] = ['program-residency-greece', 'program-residency-paraguay'];
const DRY_RUN = ['--dry-run', '--release', 'The law of July'] as const;

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain[Symbol.asyncDispose]());

const index = () => chain.visit('/other-citizenship');
const slugOf = async (id: string): Promise<string> =>
  (await chain.editor.getDocument(id))?.slug.current;
const version = (id: string) => chain.editor.patch(`versions.rLaw.${id}`);

test('a release with one refused document: none is published, and the command says why', async () => {
  const { releases } = chain.editor;
  await releases.create({ releaseId: 'rLaw', metadata: { title: 'The law of July' } });
  for (const publishedId of [GREECE, PARAGUAY])
    await chain.editor.createVersion({ baseId: publishedId, publishedId, releaseId: 'rLaw' });
  await version(PARAGUAY).set({ 'title.en': 'Paraguay by law' }).commit();
  await version(GREECE).set({ 'title.en': 'Greece by law', 'title.zh': '' }).commit();

  const refused = await chain.run('pull.ts', ...DRY_RUN);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`${GREECE} › title.zh [zh]`);
  expect(refused.stderr).toContain('1 problem; nothing was written');

  // Refused by the lake itself: a reference to nothing, which no rule of one document sees.
  const attorney = { _type: 'reference', _ref: 'nobody', _weak: true };
  await version(GREECE)
    .set({ attorney: { ...attorney, _strengthenOnPublish: { type: 'teamMember' } } })
    .commit();
  await expect(releases.publish({ releaseId: 'rLaw' })).rejects.toThrow(/refers to nobody/);
  expect(await index()).not.toContain('by law');
  expect((await chain.settle(1)).builds).toHaveLength(1);
});

test('mended, it is published at once: one build, one report, and addresses that are swapped', async () => {
  const [greece, paraguay] = [await slugOf(GREECE), await slugOf(PARAGUAY)];
  await version(GREECE)
    .set({ 'title.zh': '希腊新法', 'slug.current': paraguay })
    .unset(['attorney'])
    .commit();
  await version(PARAGUAY).set({ 'slug.current': greece }).commit();
  const { code, stdout } = await chain.run('pull.ts', ...DRY_RUN);
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('希腊新法') });
  expect(stdout).toContain('Paraguay by law');

  await chain.editor.releases.publish({ releaseId: 'rLaw' });
  await expect.poll(index, { timeout: 120_000 }).toContain('Greece by law');
  expect(await index()).toContain('Paraguay by law');
  const { builds } = await chain.settle(2);
  expect(builds).toHaveLength(2);
  const report = await readFile(path.join(chain.releases, 'current', 'report.html'), 'utf8');
  expect(report).toContain('Greece by law');
  expect(report).toContain('Paraguay by law');
  // Neither address leads on to the other, as a page's former one does.
  expect(await chain.visit(`/other-citizenship/${paraguay}`)).toContain('Greece by law');
  expect(await chain.visit(`/other-citizenship/${greece}`)).toContain('Paraguay by law');
});

test('a release that is not there is said, with those that are', async () => {
  const { code, stderr } = await chain.run('pull.ts', '--dry-run', '--release', 'rNone');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('no open release “rNone”'),
  });
});
