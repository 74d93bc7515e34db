import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';

const GREECE = 'program-residency-greece';
const PARAGUAY = 'program-residency-paraguay';

/** A change that is not fit to be published: a paragraph has no Chinese any more. */
const BROKEN = { 'title.en': 'Hellas', 'overview.description1.zh': undefined };

const GRACE = 'team-grace-lin';
const LINK = 'bio.en.1.markDefs.0.href';
const EB5 = '/us-green-card/eb5';

const FIELD = `${GREECE} › overview.description1.zh [zh] (page /other-citizenship/greece)`;
const EXPLAINED = [
  expect.stringContaining(`Held back ${GREECE}`),
  expect.stringContaining(FIELD),
  expect.stringContaining(`Held back ${GRACE}`),
  expect.stringContaining(`${GRACE} › ${LINK} [en] (page /team/grace-lin): the link`),
];
const REFUSED = new RegExp(`1 problem; nothing was written[^]*${RegExp.escape(FIELD)}`);
/** The same for the Studio, which may be Chinese. */
const FOR_EDITORS = {
  ...{ document: GREECE, field: 'overview.description1.zh' },
  message: { en: expect.any(String), zh: expect.stringMatching(/\p{Script=Han}/u) },
};

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain[Symbol.asyncDispose]());

const index = () => chain.visit('/other-citizenship');

test('a broken document and one with a dead link keep their last good text, others go live, and the report names it', async () => {
  const before = await chain.visit('/zh/other-citizenship/greece');
  await chain.publish({
    [GREECE]: BROKEN,
    [GRACE]: { 'bio.en[1].markDefs[0].href': '/citizenship/atlantis' },
    [PARAGUAY]: { 'title.en': 'Paraguay, inland' },
  });
  await expect.poll(index, { timeout: 120_000 }).toContain('Paraguay, inland');

  const shown = await index();
  expect(shown).toContain('Greece');
  expect(shown).not.toContain('Hellas');
  expect(await chain.visit('/zh/other-citizenship/greece')).toBe(before);
  expect(await chain.visit('/team/grace-lin')).toContain(`href="${EB5}"`);

  const read = (name: string) => readFile(path.join(chain.releases, 'current', name), 'utf8');
  expect(JSON.parse(await read('report.json'))).toMatchObject({
    heldBack: [
      {
        document: GREECE,
        kept: true,
        page: '/other-citizenship/greece',
        problems: [{ field: 'overview.description1.zh', language: 'zh' }],
      },
      { document: GRACE, kept: true, page: '/team/grace-lin', problems: [{ field: LINK }] },
    ],
  });
  expect(await read('report.html')).toContain('Hellas');
  const { builds } = await chain.settle(2);
  expect(builds[0]?.outcome).toMatchObject({
    ...{ heldBack: EXPLAINED, heldDocuments: [GREECE, GRACE] },
    reasons: [FOR_EDITORS, { document: GRACE, field: LINK }],
  });
});

test('strict, one refuses all: visitors keep what they see, and the status says why', async () => {
  const { current } = await chain.settle(2);
  await chain.restart({ strict: true });
  await chain.publish({
    [GRACE]: { 'bio.en[1].markDefs[0].href': EB5 },
    [PARAGUAY]: { 'title.en': 'Paraguay, refused' },
  });
  const newest = async () => (await chain.settle(0)).builds[0];
  await expect.poll(newest, { timeout: 120_000 }).toMatchObject({
    reason: 'publish',
    outcome: {
      ...{ kind: 'failed', why: 'content', message: expect.stringMatching(REFUSED) },
      reasons: [FOR_EDITORS],
    },
  });

  expect((await chain.status()).current?.id).toBe(current?.id);
  expect(await index()).toContain('Paraguay, inland');
});
