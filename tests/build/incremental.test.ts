import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Builder, startBuilder } from '../support/builder.ts';
import { copyBundle } from '../support/bundle.ts';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { CHANGES, FEW_PAGES } from '../support/contentChanges.ts';
import type { Edit } from '../support/dataset.ts';
import { copyCode, copyContent } from '../support/siteCopy.ts';
import { linkTree, readIdentities, readTree } from '../support/tree.ts';

const clientOf = (root: string) => path.join(root, 'dist', 'client');

let checkout: Checkout;
/** A folder in which the same content is built from scratch. */
let reference: Checkout;
let builder: Builder;
/** Hard links to the files of the first build, like a release. */
let release: string;
let released: Record<string, string>;
const edits: Edit[] = [...FEW_PAGES];

beforeAll(async () => {
  [checkout, reference] = await Promise.all([makeCheckout(...edits), makeCheckout()]);
  await Promise.all([copyCode(checkout.root), copyCode(reference.root), checkout.pull()]);
  for (const { root } of [checkout, reference]) await copyBundle(root);
  builder = await startBuilder(checkout.root);
  await builder.build(checkout.root);
  release = path.join(checkout.root, 'release');
  linkTree(clientOf(checkout.root), release);
  released = readTree(release);
});
afterAll(async () => {
  await builder[Symbol.asyncDispose]();
  await Promise.all([checkout[Symbol.asyncDispose](), reference[Symbol.asyncDispose]()]);
});

describe.each(CHANGES)('after a change of $what', ({ edits: more, rendered, removed = [] }) => {
  let before: Record<string, string>;
  let report: Awaited<ReturnType<Builder['build']>>;
  beforeAll(async () => {
    edits.push(...more);
    await checkout.edit(...edits);
    await checkout.pull();
    before = readIdentities(clientOf(checkout.root));
    report = await builder.build(checkout.root);
  });

  test('gives the same bytes as a full build', async () => {
    await copyContent(checkout.root, reference.root);
    await rm(path.join(reference.root, 'dist', 'client'), { recursive: true, force: true });
    await rm(path.join(reference.root, 'dist', 'manifest.ndjson'), { force: true });
    const { rendered, pages } = await builder.build(reference.root);
    expect(rendered).toEqual(pages);
    expect(readTree(clientOf(checkout.root))).toEqual(readTree(clientOf(reference.root)));
  });

  test('renders only the affected pages', () => {
    const wanted = rendered === 'every page' ? report.pages : rendered;
    expect([...report.rendered].sort()).toEqual([...wanted].sort());
    expect(report.bundled).toBe(false);
  });

  test('leaves other files untouched, and removes deleted pages', () => {
    const after = readIdentities(clientOf(checkout.root));
    const changed = Object.keys({ ...before, ...after })
      .filter((file) => before[file] !== after[file])
      .map((file) => file.replace(/\.(?:br|gz)$/, ''));
    expect([...new Set(changed)].sort()).toEqual([...report.written, ...report.removed].sort());
    expect(report.removed).toEqual(
      expect.arrayContaining(removed.map((address) => `${address.slice(1)}.html`)),
    );
  });
});

test('does not change a release that hard-links the files of a build', () => {
  expect(readTree(release)).toEqual(released);
});
