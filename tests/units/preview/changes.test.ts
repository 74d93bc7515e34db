import { expect, test } from 'vitest';
import { compareContent } from '../../../studio/changes/compareContent.ts';
import { summarise } from '../../../studio/changes/summary.ts';
import { changed, siteWith } from '../../support/drafts.ts';

const ORIGIN = 'https://www.harbor.example';

/** What a publish of a draft would change. */
async function changesOf(id: string, fields: Readonly<Record<string, unknown>>) {
  const [before, after] = [await siteWith(undefined), await siteWith(await changed(id, fields))];
  return compareContent(before.content, after.content, ORIGIN);
}

test('a draft that changes nothing shows no change, whatever the site holds', async () => {
  const changes = await changesOf('program-citizenship-spain', {});
  expect(summarise(changes)).toBe('no text changed');
});

test('a sentence that is written anew is told with its page, in the language alone', async () => {
  const hero = { title: { en: 'Spain, by way of residence', zh: '经由居留入籍西班牙' } };
  const { changed: pages, added, removed } = await changesOf('program-citizenship-spain', { hero });
  const told = pages.flatMap(({ page, locale, texts }) =>
    texts
      .filter(({ field }) => field === 'hero.title')
      .map(({ sentences }) => [page?.urls[locale], sentences[0]?.after]),
  );
  expect(told).toEqual([
    [`${ORIGIN}/citizenship/spain`, hero.title.en],
    [`${ORIGIN}/zh/citizenship/spain`, hero.title.zh],
  ]);
  expect([added, removed]).toEqual([[], []]);
});
