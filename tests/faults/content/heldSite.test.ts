import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { type Copy, makeCopy } from '../../../scripts/bench/copy.ts';
import type { LakeDocument } from '../../../scripts/lake/documents/document.ts';
import { setField } from '../../support/dataset.ts';
import { fixtureDocuments } from '../../support/fixtureDocuments.ts';
import {
  addBroken,
  breakText,
  GREECE,
  JAPAN,
  reference,
  rename,
  text,
} from '../../support/holding.ts';
import { runScript } from '../../support/runScript.ts';
import { withHeadings } from '../../support/withHeadings.ts';

let copy: Copy;

/** A broken programme, a broken new one with an entry in the bar, and a change of a third. */
beforeAll(async () => {
  copy = await makeCopy(process.cwd());
  const entry = { label: text('Portugal', '葡萄牙'), target: reference('program-portugal') };
  const edits = [
    rename(GREECE, 'Hellas'),
    breakText(GREECE),
    ...addBroken('portugal'),
    setField('navigation', 'entries.0.children', [
      { _key: 'p', _type: 'navigationSubitem', ...entry },
    ]),
    rename(JAPAN, 'Nippon'),
  ];
  const documents = edits.reduce((before, edit) => edit(before), fixtureDocuments().map(named));
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  await writeFile(path.join(copy.root, 'studio', 'dataset', 'data.ndjson'), lines);
  expect(await run('pull.ts', '--hold-back', '--allow-removal')).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(await run('build.ts')).toMatchObject({ code: 0 });
});
afterAll(() => copy[Symbol.asyncDispose]());

/** The fixture's copies have the same headings and search result, which the audit would refuse. */
function named(original: LakeDocument, index: number): LakeDocument {
  const document = withHeadings(original, String(index));
  const { seo } = original;
  if (!isRecord(seo)) return document;
  const numbered = Object.entries(seo).map(([field, texts]) => [
    field,
    isRecord(texts) ? { ...texts, en: `${texts.en} ${index}`, zh: `${texts.zh} ${index}` } : texts,
  ]);
  return { ...document, seo: Object.fromEntries(numbered) };
}

const run = (script: string, ...options: string[]) => runScript(script, options, copy.root);

test('281 a site with documents held back passes its audit', async () => {
  expect(await run('check.ts')).toMatchObject({ code: 0, stderr: '' });
});

test('282 visitors find the last good text, and of a new page nothing', async () => {
  const page = async (name: string) => parse(await readFile(path.join(copy.client, name), 'utf8'));
  const index = await page('other-citizenship.html');
  expect(index.textContent).toContain('Greece');
  expect(index.textContent).toContain('Nippon');
  expect(index.textContent).not.toContain('Hellas');
  expect((await page('zh/other-citizenship/greece.html')).textContent).toContain('希腊');

  const links = index.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toContain('/other-citizenship/greece');
  expect(links).not.toContain('/other-citizenship/portugal');
  await expect(page('other-citizenship/portugal.html')).rejects.toThrow('ENOENT');
});
