import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/command/chromium.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import type { Status } from '../../scripts/publish/status.ts';
import { withRelease } from '../../scripts/pull/source/releasePerspective.ts';
import { LIMITS, openSource } from '../../scripts/pull/source/source.ts';
import { setField } from '../support/dataset.ts';
import { startTestChain, type TestChain } from './support/chain.ts';

const GREECE = 'program-residency-greece';
const PARAGUAY = 'program-residency-paraguay';
const SPAIN = 'program-citizenship-spain';

const MARKED = setField('siteSettings', 'filing', {
  _type: 'filing',
  days: 10,
  timeZone: 'America/Chicago',
  // No later test changes its text: each copy is printed by a browser.
  pages: [{ _type: 'reference', _key: 'about', _ref: 'about' }],
});

/** Shared by all tests; each starts with what the previous ones have published. */
let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain(MARKED);
});
afterAll(() => chain[Symbol.asyncDispose]());

const index = () => chain.visit('/other-citizenship');
const builds = async () => (await chain.status()).builds.length;

describe('pages to file', () => {
  type Open = Status['filings']['open'];

  /** Open filings, once nothing is being built or copied. */
  async function settled(count: number): Promise<Open> {
    await chain.settle(count);
    const isBusy = async () => (await chain.status()).filings.isBusy;
    await expect.poll(isBusy, { timeout: 60_000 }).toBe(false);
    return (await chain.status()).filings.open;
  }

  const publish = async (count: number, document: string, field: string, text: string) => {
    await chain.publish({ [document]: { [field]: text } });
    return settled(count);
  };

  const press = (id: string, headers: Record<string, string>, by = 'Grace Lin') =>
    fetch(`${chain.server}/filings/${id}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ by }),
      redirect: 'manual',
    });
  const own = () => ({ origin: chain.server });

  test('a marked page is copied, filed with a button, and compared with that copy when it changes', async () => {
    const [first, ...others] = await settled(1);
    expect(others).toEqual([]);
    if (!first) throw new Error('The first release left no copy');
    expect(Object.values(first.pdfs ?? {})).toHaveLength(findChromium() ? 2 : 0);
    expect((await press(first.id, own())).status).toBe(303);
    expect(await settled(1)).toEqual([]);

    expect(await publish(2, PARAGUAY, 'title.en', 'Another page')).toEqual([]);

    const [next] = await publish(3, 'about', 'story.paragraph1.zh', '一句新的话。');
    expect(next).toMatchObject({ page: { path: '/about' }, isOverdue: false });
    const changes = await fetch(`${chain.server}/filings/${next?.id}/${next?.changes}`);
    const text = await changes.text();
    expect(text).toMatch(/filed by Grace Lin/);
    expect(text).toMatch(/<ins>一句新的话。<\/ins>/);
    expect(text).not.toContain('Another page');
    const copy = await fetch(`${chain.server}/filings/${next?.id}/${next?.copies.zh}`);
    expect(copy.headers.get('content-security-policy')).toContain('sandbox');
    expect(await copy.text()).toContain('一句新的话。');
  });

  test("the status page and the release's report list it with its due date", async () => {
    const [open] = await settled(3);
    const page = await (await fetch(chain.server)).text();
    expect(page).toContain(`action="/filings/${open?.id}"`);
    expect(page).toContain(open?.due);
    const report = path.join(chain.releases, 'current', 'report.html');
    expect(await readFile(report, 'utf8')).toMatch(
      new RegExp(`To be filed[^]*${open?.due}[^]*because of this release`),
    );
  });

  test('other origins can file nothing, and only files of a copy can be read', async () => {
    const [open] = await settled(3);
    const id = open?.id ?? '';
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ];
    for (const headers of foreign) expect((await press(id, headers)).status).toBe(403);
    expect((await press(id, own(), ' ')).status).toBe(409);
    expect(await settled(3)).toHaveLength(1);
    for (const file of ['filing.json', '..%2f..%2fjournal.db', ''])
      expect((await fetch(`${chain.server}/filings/${id}/${file}`)).status).toBe(404);
  });
});

describe('a release of the Studio', () => {
  const DRY_RUN = ['--dry-run', '--release', 'The law of July'] as const;
  const slugOf = async (id: string): Promise<string> =>
    (await chain.editor.getDocument(id))?.slug.current;
  const version = (id: string) => chain.editor.patch(`versions.rLaw.${id}`);

  test('a release with one invalid document publishes nothing, and the command says why', async () => {
    const { releases } = chain.editor;
    const before = await builds();
    await releases.create({ releaseId: 'rLaw', metadata: { title: 'The law of July' } });
    for (const publishedId of [GREECE, PARAGUAY])
      await chain.editor.createVersion({ baseId: publishedId, publishedId, releaseId: 'rLaw' });
    await version(PARAGUAY).set({ 'title.en': 'Paraguay by law' }).commit();
    await version(GREECE).set({ 'title.en': 'Greece by law', 'title.zh': '' }).commit();

    const refused = await chain.run('pull.ts', ...DRY_RUN);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`${GREECE} › title.zh [zh]`);
    expect(refused.stderr).toContain('1 problem; nothing was written');
    await using lake = await openSource(
      readSettings({ ...process.env, SANITY_API_TOKEN: chain.editor.config().token }),
      '',
      LIMITS,
    );
    await expect(withRelease(lake, 'rNone')).rejects.toThrow(
      'no open release “rNone”: choose one of rLaw (The law of July)',
    );

    // Rejected by the lake itself: a dangling reference, which no rule of a document detects.
    const attorney = { _type: 'reference', _ref: 'nobody', _weak: true };
    await version(GREECE)
      .set({ attorney: { ...attorney, _strengthenOnPublish: { type: 'teamMember' } } })
      .commit();
    await expect(releases.publish({ releaseId: 'rLaw' })).rejects.toThrow(/refers to nobody/);
    expect(await index()).not.toContain('by law');
    expect((await chain.settle(before)).builds).toHaveLength(before);
  });

  test('once corrected, it is published at once: one build, one report, swapped addresses', async () => {
    const greece = await slugOf(GREECE);
    const paraguay = await slugOf(PARAGUAY);
    await version(GREECE)
      .set({ 'title.zh': '希腊新法', 'slug.current': paraguay })
      .unset(['attorney'])
      .commit();
    await version(PARAGUAY).set({ 'slug.current': greece }).commit();
    const { code, stdout } = await chain.run('pull.ts', ...DRY_RUN);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('希腊新法'),
    });
    expect(stdout).toContain('Paraguay by law');

    const before = await builds();
    await chain.editor.releases.publish({ releaseId: 'rLaw' });
    await expect.poll(index, { timeout: 120_000 }).toContain('Greece by law');
    expect(await index()).toContain('Paraguay by law');
    expect((await chain.settle(before + 1)).builds).toHaveLength(before + 1);
    const report = await readFile(path.join(chain.releases, 'current', 'report.html'), 'utf8');
    expect(report).toContain('Greece by law');
    expect(report).toContain('Paraguay by law');
    // Neither address redirects to the other, unlike a page's former one.
    expect(await chain.visit(`/other-citizenship/${paraguay}`)).toContain('Greece by law');
    expect(await chain.visit(`/other-citizenship/${greece}`)).toContain('Paraguay by law');
  });
});

test('a publish that queries find only after its webhook is live without another one', async () => {
  const before = await builds();
  // Until then they find what the publish of the same document has left.
  chain.fallBehind(2);
  await chain.publish({ [PARAGUAY]: { 'title.en': 'Paraguay, late' } });
  const [newest] = (await chain.settle(before + 1)).builds;
  expect(newest?.outcome).toMatchObject({ kind: 'published' });
  expect(await index()).toContain('Paraguay, late');
});

describe('an invalid document', () => {
  /** An invalid change: a paragraph without Chinese. */
  const BROKEN = { 'title.en': 'Hispania', 'overview.description1.zh': undefined };

  const GRACE = 'team-grace-lin';
  const LINK = 'bio.en.1.markDefs.0.href';
  const EB5 = '/us-green-card/eb5';

  const FIELD = `${SPAIN} › overview.description1.zh [zh] (page /citizenship/spain)`;
  const EXPLAINED = [
    expect.stringContaining(`Held back ${SPAIN}`),
    expect.stringContaining(FIELD),
    expect.stringContaining(`Held back ${GRACE}`),
    expect.stringContaining(`${GRACE} › ${LINK} [en] (page /team/grace-lin): the link`),
  ];
  const REFUSED = new RegExp(`1 problem; nothing was written[^]*${RegExp.escape(FIELD)}`);
  /** The same for the Studio, which may be in Chinese. */
  const FOR_EDITORS = {
    document: SPAIN,
    field: 'overview.description1.zh',
    message: { en: expect.any(String), zh: expect.stringMatching(/\p{Script=Han}/u) },
  };

  test('keeps its last valid text, also with a dead link; others go live, and the report names it', async () => {
    const before = await builds();
    const page = await chain.visit('/zh/citizenship/spain');
    await chain.publish({
      [SPAIN]: BROKEN,
      [GRACE]: { 'bio.en[1].markDefs[0].href': '/citizenship/atlantis' },
      [PARAGUAY]: { 'title.en': 'Paraguay, inland' },
    });
    await expect.poll(index, { timeout: 120_000 }).toContain('Paraguay, inland');

    const shown = await chain.visit('/citizenship');
    expect(shown).toContain('Spain');
    expect(shown).not.toContain('Hispania');
    expect(await chain.visit('/zh/citizenship/spain')).toBe(page);
    expect(await chain.visit('/team/grace-lin')).toContain(`href="${EB5}"`);

    const read = (name: string) => readFile(path.join(chain.releases, 'current', name), 'utf8');
    expect(JSON.parse(await read('report.json'))).toMatchObject({
      heldBack: [
        {
          document: SPAIN,
          kept: true,
          page: '/citizenship/spain',
          problems: [{ field: 'overview.description1.zh', language: 'zh' }],
        },
        { document: GRACE, kept: true, page: '/team/grace-lin', problems: [{ field: LINK }] },
      ],
    });
    expect(await read('report.html')).toContain('Hispania');
    const [newest] = (await chain.settle(before + 1)).builds;
    expect(newest?.outcome).toMatchObject({
      heldBack: EXPLAINED,
      heldDocuments: [SPAIN, GRACE],
      reasons: [FOR_EDITORS, { document: GRACE, field: LINK }],
    });
  });

  test('with --strict, blocks the publish, and the status says why', async () => {
    const { current } = await chain.status();
    await chain.restartStrict();
    await chain.publish({
      [GRACE]: { 'bio.en[1].markDefs[0].href': EB5 },
      [PARAGUAY]: { 'title.en': 'Paraguay, refused' },
    });
    const newest = async () => (await chain.settle(0)).builds[0];
    await expect.poll(newest, { timeout: 120_000 }).toMatchObject({
      reason: 'publish',
      outcome: {
        kind: 'failed',
        why: 'content',
        message: expect.stringMatching(REFUSED),
        reasons: [FOR_EDITORS],
      },
    });

    expect((await chain.status()).current?.id).toBe(current?.id);
    expect(await index()).toContain('Paraguay, inland');
  });
});
