import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import type { LakeDocument } from '../../../scripts/lake/documents/document.ts';
import { HALF_OF_PAGES } from '../../support/contentChanges.ts';
import { type Edit, setField } from '../../support/dataset.ts';
import {
  addInvalid,
  breakText,
  GREECE,
  JAPAN,
  reference,
  rename,
  text,
} from '../../support/holdBackCheckout.ts';
import { runScript } from '../../support/runScript.ts';
import { makeSite, type SmallSite } from '../../support/smallSite.ts';
import { withUniqueHeadings } from '../../support/uniqueHeadings.ts';

let site: SmallSite;

const nameAll: Edit = (documents) => documents.map(named);

/** An invalid programme, an invalid new one with an entry in the bar, and a change of a third. */
beforeAll(async () => {
  site = await makeSite(...HALF_OF_PAGES, nameAll);
  for (const icon of await readdir('public'))
    if (/\.\w+$/.test(icon)) await copyFile(`public/${icon}`, path.join(site.root, 'public', icon));
  const entry = { label: text('Portugal', '葡萄牙'), target: reference('program-portugal') };
  await site.edit(
    ...HALF_OF_PAGES,
    nameAll,
    rename(GREECE, 'Hellas'),
    breakText(GREECE),
    ...addInvalid('portugal'),
    setField('navigation', 'entries.0.children', [
      { _key: 'p', _type: 'navigationSubitem', ...entry },
    ]),
    rename(JAPAN, 'Nippon'),
  );
  expect(await run('pull.ts', '--hold-back')).toMatchObject({ code: 0, stderr: '' });
  // The audit weighs the pages, which are compressed as for visitors.
  expect(await site.build([], { NODE_OPTIONS: '' })).toMatchObject({ code: 0 });
});
afterAll(() => site[Symbol.asyncDispose]());

/** The fixture's copies have the same headings and search titles, which the audit would reject. */
function named(original: LakeDocument, index: number): LakeDocument {
  const document = withUniqueHeadings(original, String(index));
  const { seo } = original;
  if (!isRecord(seo)) return document;
  const numbered = Object.entries(seo).map(([field, texts]) => [
    field,
    isRecord(texts) ? { ...texts, en: `${texts.en} ${index}`, zh: `${texts.zh} ${index}` } : texts,
  ]);
  return { ...document, seo: Object.fromEntries(numbered) };
}

const run = (script: string, ...options: string[]) => runScript(script, options, site.root);

test('281 a site with held-back documents passes its audit', async () => {
  expect(await run('check.ts')).toMatchObject({ code: 0, stderr: '' });
});

test('282 visitors see the last valid text, and nothing of a new document', async () => {
  const page = async (name: string) => parse(await readFile(path.join(site.client, name), 'utf8'));
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
