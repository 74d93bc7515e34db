import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { copyDocument, setField } from '../support/dataset.ts';
import { readPulled } from '../support/pulledSite.ts';

const TITLE = 'program-residency-greece';

let checkout: Checkout;
let before: Record<string, string>;
beforeAll(async () => {
  checkout = await makeCheckout();
  await checkout.pull();
  before = await checkout.output();
});
afterAll(() => checkout[Symbol.asyncDispose]());

test('the output does not depend on the order of documents', async () => {
  await checkout.edit();
  expect((await checkout.pull()).at(-1)).toMatch(/^Nothing changed/);
  expect(await checkout.output()).toEqual(before);

  await using other = await makeCheckout((documents) => documents.reverse());
  await other.pull();
  expect(await other.output()).toEqual(before);
});

test('never publishes drafts and versions', async () => {
  const changed = { 'title.en': 'Secret', 'title.zh': '机密' };
  await checkout.edit(
    copyDocument(TITLE, `drafts.${TITLE}`, changed),
    copyDocument(TITLE, `versions.r1.${TITLE}`, changed),
    copyDocument(TITLE, 'drafts.program-new', { ...changed, 'slug.current': 'secret' }),
  );
  await checkout.pull();
  expect(await checkout.output()).toEqual(before);
});

describe('a change of sentences in both languages', () => {
  beforeAll(() =>
    checkout.edit(
      setField(TITLE, 'title.en', 'Hellas'),
      setField(TITLE, 'benefits.1.title.en', 'Work, in a sentence of its own'),
      setField(TITLE, 'benefits.1.title.zh', '工作：另起一句'),
    ),
  );

  test('--check lists what would change, and writes nothing', async () => {
    const refusal = await checkout.pull({ check: true }).catch((error: unknown) => String(error));
    expect(refusal).toContain('locales/en.json, locales/zh.json would change: run npm run pull');
    expect(refusal).toContain('- Greece\n+ Hellas');
    expect(await checkout.output()).toEqual(before);
  });

  test('a dry run lists changed files and sentences, with their pages, writes the report, and nothing else', async () => {
    const report = path.join(checkout.root, 'reports', 'of-today', 'report.md');
    const output = (await checkout.pull({ dryRun: true, report })).at(-1) ?? '';
    expect(output).toMatch(/^Would write en\.json, zh\.json\n/);
    expect(output).toContain('+ Work, in a sentence of its own');
    expect(output).toContain('+ 工作：另起一句');
    expect(output).toMatch(/## \[[^\]]+\]\(https:\/\/[^)]+\/zh\/other-citizenship\/greece\)/);
    expect(await readFile(report, 'utf8')).toContain('- Greece\n+ Hellas');
    expect(await checkout.output()).toEqual(before);
  });
});

test('--check accepts pulled content', async () => {
  await checkout.edit();
  await expect(checkout.pull({ check: true })).resolves.toEqual(expect.any(Array));
});

test('says that the content is written if a report is not', async () => {
  await checkout.edit();
  await expect(checkout.pull({ held: checkout.root })).rejects.toThrow(
    /is a folder, not a file: .* The pulled content is written$/,
  );
});

test('a new programme gets its page, texts and picture without a code change', async () => {
  await using larger = await makeCheckout(
    copyDocument(TITLE, 'program-residency-portugal', {
      'slug.current': 'portugal',
      'title.en': 'Portugal',
      'title.zh': '葡萄牙',
      order: 99,
    }),
  );
  await larger.pull();
  const { site, en, zh } = await readPulled(larger);
  const portugal = site.programs.find(({ slug }) => slug === 'portugal');
  expect(portugal).toMatchObject({
    path: '/other-citizenship/portugal',
    group: 'residency.portugal',
    listed: true,
  });
  expect(en['residency.portugal.title']).toBe('Portugal');
  expect(zh['residency.portugal.title']).toBe('葡萄牙');
  expect(await larger.output()).toHaveProperty([path.basename(portugal?.share ?? '')]);
});
