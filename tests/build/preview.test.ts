import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { readDataset } from '../../scripts/lake/dataset.ts';
import { withAssetUrl } from '../../scripts/lake/documents/document.ts';
import { describePicture } from '../../scripts/pull/pictures/pictures.ts';
import { composeDraft, type DraftSite } from '../../studio/interface/preview/draft/composeDraft.ts';
import { readLakeState } from '../../studio/interface/preview/draft/lakeState.ts';
import { markTexts, withoutMarks } from '../../studio/interface/preview/render/marks.ts';
import { renderDraft } from '../../studio/interface/preview/render/renderDraft.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';

let built: SmallSite;
let draft: DraftSite;
beforeAll(async () => {
  built = await makeSmallSite();
  await built.build();
  const { documents } = await readDataset(path.join(built.root, 'studio', 'dataset'));
  const stored = Array.from(documents.values(), (one) => withAssetUrl(one, 'http://lake.test'));
  draft = await composeDraft({
    lake: await readLakeState(stored),
    edited: undefined,
    // The files that the pull makes, so that picture URLs can be compared too.
    pictures: { describe: describePicture, shareUrl: () => '', defaultShareUrl: '' },
    note: ({ _id }, { path: field }) => `${_id} has a gap in ${field.join('.')}`,
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test.each(LOCALES)(
  'renders each kind of page in the preview as for visitors: %s',
  async (locale) => {
    const pages = draft.pages.map((page) => page.path);
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const address = localPath(page, locale);
      const file = path.join(built.client, address === '/' ? 'index.html' : `${address}.html`);
      const request = {
        content: draft.content,
        path: page,
        locale,
        missingText: (key: string) => `There is no text ${key}`,
      };
      const html = renderDraft(request);
      expect(tagsOf(html), address).toEqual(tagsOf(bodyOf(await readFile(file, 'utf8'))));
      const marked = renderDraft({ ...request, transformTexts: (texts) => markTexts(texts, []) });
      expect(placesOf(withoutMarks(marked)), address).toEqual(placesOf(html));
    }
  },
);

/** The content of a built page, without its entry script. */
const bodyOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<\/body>.*$/s, '')
    .replace(/<script src="[^>]*><\/script>$/, '');

/** The elements that contain text, without those that only control line breaks. */
const placesOf = (html: string): string[] =>
  parse(html)
    .querySelectorAll('*')
    .filter((element) => !element.matches?.('wbr, .unbroken, .clause'))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

/** Split, so that a failure shows only the difference. */
const tagsOf = (html: string): string[] => html.split(/(?=<)/);
