import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternates } from '../../locales/localPath.ts';
import { type Copy, makeCopy } from '../../scripts/bench/copy.ts';
import { describePicture } from '../../scripts/pull/pictures/pictures.ts';
import { composeDraft, type DraftSite } from '../../studio/preview/draft/composeDraft.ts';
import { readLakeState } from '../../studio/preview/draft/lakeState.ts';
import { renderDraft } from '../../studio/preview/render/renderDraft.ts';
import { pages } from '../support/content.ts';
import { storedDocuments } from '../support/storedDocuments.ts';

let built: Copy;
let draft: DraftSite;
beforeAll(async () => {
  built = await makeCopy(process.cwd());
  await built.run('build.ts');
  draft = await composeDraft({
    lake: await readLakeState(await storedDocuments()),
    edited: undefined,
    // The files that the pull makes, so that the addresses of pictures can be compared too.
    pictures: { describe: describePicture, shareUrl: () => '', defaultShareUrl: '' },
    note: ({ _id }, { path: field }) => `${_id} has a gap in ${field.join('.')}`,
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test.each(
  pages.flatMap((page) => alternates(page.path).map((alternate) => ({ ...alternate, page }))),
)('the preview of $path is the page that visitors get', async ({ path: address, locale, page }) => {
  const file = path.join(built.client, address === '/' ? 'index.html' : `${address}.html`);
  const html = renderDraft({
    content: draft.content,
    path: page.path,
    locale,
    missingText: (key) => `There is no text ${key}`,
  });
  expect(tagsOf(html)).toEqual(tagsOf(bodyOf(await readFile(file, 'utf8'))));
});

/** What a built page shows: without the entry of its script. */
const bodyOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<\/body>.*$/s, '')
    .replace(/<script src="[^>]*><\/script>$/, '');

/** Cut up, so that a difference is shown alone. */
const tagsOf = (html: string): string[] => html.split(/(?=<)/);
