import { describe, expect, test } from 'vitest';
import { type Edit, removeDocument, removeField, setField } from '../support/dataset.ts';
import {
  addHukou,
  breakText,
  GREECE,
  holdBackCheckout,
  JAPAN,
  rename,
  text,
} from '../support/holdBackCheckout.ts';

const { checkout, publish } = holdBackCheckout();

const GRACE = 'team-grace-lin';
const PARAGUAY = 'program-residency-paraguay';
const KEPT = `${GRACE}: keeps /team/grace-lin`;

/** A linked word in a biography, in both languages. */
const link = (href: string): Edit[] =>
  ['en', 'zh'].flatMap((locale) => [
    setField(GRACE, `bio.${locale}.0.markDefs`, [{ _type: 'link', _key: 'to', href }]),
    setField(GRACE, `bio.${locale}.0.children.0.marks`, ['to']),
  ]);
const title = (id: string) => setField(id, 'title', text('New', '新'));

/** Removes Paraguay, and references to it as a neighbour. */
const withoutParaguay = [
  removeDocument(PARAGUAY),
  removeField('program-residency-chile', 'neighbours'),
];

const hrefsIn = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([key, href]) =>
    /^team\.grace-lin\.bio\.0\.markDefs\.0\.href$/.test(key) && href !== '' ? [href] : [],
  );

describe('a dead link', () => {
  test('holds back only its own document', async () => {
    const { held, en } = await publish(
      title(GRACE),
      ...link('/citizenship/atlantis'),
      rename(JAPAN, 'Nippon'),
    );
    expect(held).toEqual([KEPT]);
    expect(en['team.grace-lin.title']).not.toBe('New');
    expect(en['residency.japan.title']).toBe('Nippon');
  });

  test('is reported with document, field, language and address', async () => {
    await checkout().edit(...link('https://www.example.com/zh/citizenship/atlantis'));
    const line = (locale: string) =>
      `${GRACE} › bio.${locale}.0.markDefs.0.href [${locale}] (page /team/grace-lin): the link "https://www.example.com/zh/citizenship/atlantis" leads to no page of this site: correct the address, publish that page first, or remove the link`;
    const refusal = String(
      await checkout()
        .pull()
        .catch((error: unknown) => error),
    );
    expect(refusal.split('\n').slice(1)).toEqual([`  ${line('en')}`, `  ${line('zh')}`]);
  });
});

describe('a linked page', () => {
  test('that moves is linked at its new address', async () => {
    await publish(...link('/other-citizenship/greece#costs'));
    const { held, en, zh } = await publish(
      ...link('/other-citizenship/greece#costs'),
      title(GRACE),
      setField(GREECE, 'slug.current', 'hellas'),
    );
    expect(held).toEqual([]);
    expect(en['team.grace-lin.title']).toBe('New');
    for (const texts of [en, zh])
      expect(hrefsIn(texts)).toEqual(['/other-citizenship/hellas#costs']);
  });

  test('that is deleted leaves the text without a link until it is corrected', async () => {
    const linked = link('/other-citizenship/paraguay');
    const before = await publish(...linked);
    const after = await publish(...linked, title(GRACE), ...withoutParaguay, title(JAPAN));
    expect(after.held).toEqual([KEPT]);
    expect(after.en['residency.japan.title']).toBe('New');
    const words = 'team.grace-lin.bio.0.children.0.text';
    for (const locale of ['en', 'zh'] as const) {
      expect(after[locale][words]).toBe(before[locale][words]);
      expect(hrefsIn(before[locale])).toEqual(['/other-citizenship/paraguay']);
      expect(hrefsIn(after[locale])).toEqual([]);
    }
    const output = await checkout().output();
    expect(await checkout().holdBack()).toHaveLength(1);
    expect(await checkout().output()).toEqual(output);

    const corrected = await publish(...link('/contact'), title(GRACE), ...withoutParaguay);
    expect([corrected.held, hrefsIn(corrected.zh)]).toEqual([[], ['/contact']]);
  });

  test('can be deleted while the text is held back for another reason', async () => {
    const linked = link('/other-citizenship/paraguay');
    await publish(...linked);
    const { held, en } = await publish(removeField(GRACE, 'minibio.zh'), ...withoutParaguay);
    expect([held, hrefsIn(en)]).toEqual([[KEPT], []]);
  });

  test('whose section is removed is no longer linked, other than by its remaining sections', async () => {
    for (const [href, kept] of [
      ['/glossary#hukou', []],
      ['/glossary#content', ['/glossary#content']],
    ] as const) {
      const linked = link(href);
      const before = await publish(...linked, addHukou());
      expect([before.held, hrefsIn(before.en)]).toEqual([[], [href]]);
      const { held, en, zh } = await publish(...linked, removeField(GRACE, 'minibio.zh'));
      expect([held, hrefsIn(en), hrefsIn(zh)]).toEqual([[KEPT], kept, kept]);
    }
  });

  test('that is held back keeps its former address, and links to the new one wait', async () => {
    const { held } = await publish(
      ...link('/other-citizenship/greek-islands'),
      setField(GREECE, 'slug.current', 'greek-islands'),
      breakText(GREECE),
    );
    expect(held).toEqual([`${GREECE}: keeps /other-citizenship/greece`, KEPT]);
  });
});
