import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../../../studio/interface/documents/overlay.ts';
import { collectRemarks } from '../../../studio/interface/preview/draft/remarks.ts';
import { pathOf, placesOf } from '../../../studio/interface/preview/places/placesOf.ts';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { fieldOf } from '../../support/dataset.ts';
import { changed, lakeWith, siteWith } from '../../support/drafts.ts';
import { typeOf } from '../../support/schema.ts';

const SPAIN = 'program-citizenship-spain';

const listAt = (id: string, path: string): unknown[] => {
  const list = fieldOf(id, path);
  return Array.isArray(list) ? list : [];
};

/** What an editor of a document sees: the text of its page in both languages, and the remarks. */
async function preview(edited: StoredDocument, stored?: readonly StoredDocument[]) {
  const site = await siteWith(edited, stored);
  const id = edited._id.replace('drafts.', '');
  const path = pathOf(site, id, edited._type);
  const pages =
    path === undefined
      ? []
      : (['en', 'zh'] as const).map((locale) => renderPage(site, path, locale, typeOf));
  const missing = pages.flatMap((page) => page.missing);
  const [en = '', zh = ''] = pages.map(({ html }) => textOf(html));
  return { en, zh, path, site, remarks: collectRemarks(site, missing, typeOf) };
}

/** Spans stand within words and sentences, other elements around them. */
const textOf = (html: string) =>
  html
    .replace(/<\/?span\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a draft that lacks something', () => {
  test('a missing language is named where it is missing, and the other one is shown', async () => {
    const { en, zh, remarks } = await preview(
      await changed(SPAIN, {
        hero: { title: { en: 'A new headline' }, subtitle: { en: 'x', zh: 'y' } },
      }),
    );
    expect(en).toContain('A new headline');
    expect(zh).toContain('[Chinese is missing: Top of the page › Headline]');
    expect(remarks).toEqual(['Chinese is missing in Top of the page › Headline']);
  });

  test('a text that is missing in both is named in its place', async () => {
    const { en, zh, remarks } = await preview(
      await changed(SPAIN, { hero: { subtitle: { en: 'x', zh: 'y' } } }),
    );
    expect(en).toContain('[Top of the page › Headline is missing]');
    expect(zh).toContain('[Top of the page › Headline is missing]');
    expect(remarks).toEqual(['Top of the page › Headline is missing']);
  });

  test('a bar without entries is shown as it is', async () => {
    const { en, remarks } = await preview(await changed('navigation', { entries: [] }));
    expect(en).toContain('Meridian Harbor');
    expect(remarks).toEqual([]);
  });

  test('a page whose bar does not lead home has every text', async () => {
    const entries = listAt('navigation', 'entries').slice(1);
    const site = await siteWith(await changed('navigation', { entries }));
    for (const path of ['/citizenship/spain', '/team/grace-lin'])
      expect(renderPage(site, path, 'en', typeOf).missing).toEqual([]);
  });

  test('a guide without sources says to ask, and lists nothing', async () => {
    const site = await siteWith({
      ...{ _id: 'drafts.guide-law', _type: 'guide', slug: { current: 'law' }, sections: [] },
      ...{ author: { _ref: 'team-grace-lin' }, reviewed: '2026-11-01' },
    });
    const { html } = renderPage(site, '/guides/law', 'en', typeOf);
    expect(html).toContain('class="ask-us"');
    expect(html).not.toContain('class="sources"');
  });

  test('a link that has lost its words is none', async () => {
    const linked = { _type: 'span', text: ' ', marks: ['a'] };
    const block = {
      _type: 'block',
      markDefs: [{ _type: 'link', _key: 'a', href: 'https://law.example' }],
      children: [{ _type: 'span', text: 'Words' }, linked],
    };
    const bio = { en: [block], zh: [{ ...block, children: [{ ...linked, text: '法律' }] }] };
    const site = await siteWith(await changed('team-grace-lin', { bio }));
    const [en, zh] = (['en', 'zh'] as const).map(
      (locale) => renderPage(site, '/team/grace-lin', locale, typeOf).html,
    );
    expect(en).not.toContain('law.example');
    expect(zh).toContain('<a href="https://law.example">法律</a>');
  });

  test('an empty language of rich text gets a paragraph that says so', async () => {
    const bio = { en: fieldOf('team-grace-lin', 'bio.en'), zh: [] };
    const { zh, remarks } = await preview(await changed('team-grace-lin', { bio }));
    expect(zh).toContain('[Chinese is missing: Biography]');
    expect(remarks).toEqual(['Chinese is missing in Biography']);
  });

  test('a figure that nobody knows stands as it is written', async () => {
    const { en, remarks } = await preview(
      await changed(SPAIN, {
        hero: {
          title: { en: 'From {{minInvestment}}, in {{weeks}}', zh: '{{minInvestment}} {{weeks}}' },
          subtitle: { en: 'x', zh: 'y' },
        },
      }),
    );
    expect(en).toContain('From 500,000 EUR, in {{weeks}}');
    expect(remarks).toEqual([
      'Top of the page › Headline uses {{weeks}}, which is not a figure of this document',
    ]);
  });

  test('a figure without an amount is said to lack something where a text names it', async () => {
    const { remarks } = await preview(
      await changed(SPAIN, {
        hero: { title: { en: '{{weeks}}', zh: '{{weeks}}' }, subtitle: { en: 'x', zh: 'y' } },
        figures: [...listAt(SPAIN, 'figures'), { _key: 'new', name: 'weeks', unit: 'day' }],
      }),
    );
    expect(remarks).toEqual([
      'Top of the page › Headline uses {{weeks}}, which is incomplete: complete it under Figures',
    ]);
  });

  test('the day on which a source was read stands beside it', async () => {
    const source = {
      title: { en: 'Law 14/2013', zh: '第14/2013号法' },
      url: 'https://www.boe.es/',
    };
    const sources = [
      { _key: 'a', ...source, publisher: { en: 'BOE', zh: 'BOE' }, read: '2026-09-01' },
    ];
    const { en } = await preview(await changed(SPAIN, { sources }));
    expect(en).toContain('read on September 1, 2026');
  });

  test('labels name values that the site puts in', async () => {
    expect((await preview(await changed('labels', {}))).remarks).toEqual([]);
    expect((await preview(await changed('contact', {}))).remarks).toEqual([]);
  });

  test('an item of a list is left out until it is complete', async () => {
    const { en, remarks } = await preview(
      await changed(SPAIN, {
        benefits: [{ _key: 'new', title: { en: 'Half a benefit' } }, ...listAt(SPAIN, 'benefits')],
        figures: [...listAt(SPAIN, 'figures'), { _key: 'new', name: 'half' }],
      }),
    );
    expect(en).not.toContain('Half a benefit');
    expect(en).toContain('Schengen');
    expect(remarks).toEqual([]);
  });

  test('an optional text that was emptied is gone', async () => {
    const { en, remarks } = await preview(
      await changed('siteSettings', { sample: { en: '', zh: ' ' } }),
    );
    expect(en).not.toContain('fictional samples');
    expect(remarks).toEqual([]);
  });
});

describe('a document whose page cannot be made', () => {
  const fresh = { _id: 'drafts.new', _type: 'teamMember', name: { en: 'Ada' } };

  test('a new one says what to fill in', async () => {
    const { path, remarks } = await preview(fresh, await lakeWith(fresh));
    expect(path).toBeUndefined();
    expect(remarks).toEqual(['This page can be shown once you fill in Photo.']);
  });

  test('a new one that has what its page is made from is shown without an address', async () => {
    const program = { _id: 'drafts.new', _type: 'program', family: 'citizenship' };
    const { en, site } = await preview({ ...program, title: { en: 'Atlantis', zh: '亚特兰蒂斯' } });
    expect(en).toContain('Atlantis');
    expect(en).toContain('[Top of the page › Headline is missing]');
    expect(placesOf(site, 'new').page).toBeUndefined();
  });

  test('an edited one shows the version that can be shown', async () => {
    const { en, remarks } = await preview(
      await changed('team-grace-lin', { photo: undefined, name: { en: 'Somebody', zh: '某人' } }),
    );
    expect(en).toContain('Grace Lin');
    expect(remarks).toEqual(['This page can be shown once you fill in Photo.']);
  });

  test('a project needs a programme that has a page', async () => {
    const { remarks } = await preview(
      await changed('project-twinlakes', { program: { _ref: 'nobody' } }),
    );
    expect(remarks).toEqual(['This page can be shown once the page it belongs to can be shown.']);
  });

  test('others are shown as if it were not there', async () => {
    const broken = { _id: 'drafts.broken', _type: 'program', family: 'citizenship', listed: true };
    const { en } = await preview(await changed('citizenshipIndex', {}), await lakeWith(broken));
    expect(en).toContain('Spain');
  });

  test('an entry of the bar that leads to it is left out', async () => {
    const entry = { _key: 'new', label: { en: 'Nowhere', zh: '无' }, target: { _ref: 'new' } };
    const entries = [entry, ...listAt('navigation', 'entries')];
    const { en } = await preview(await changed('navigation', { entries }));
    expect(en).not.toContain('Nowhere');
    expect(en).toContain('US green card');
  });

  test('of two documents with one address the edited one is shown', async () => {
    const { en, path } = await preview(
      await changed('program-citizenship-belgium', { slug: { current: 'spain' } }),
    );
    expect(path).toBe('/citizenship/spain');
    expect(en).toContain('Belgi');
  });
});

test('a heading in a text is one level below the one that the text is under', async () => {
  const block = { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Data' }] };
  const text = { en: [block], zh: [block] };
  const site = await siteWith(await changed('privacy', { text }));
  expect(renderPage(site, '/privacy', 'en', typeOf).html).toContain('<h2>Data</h2>');
});

test('two cards of Home that lead to one page have a drawing each', async () => {
  const target = { _ref: 'residencyIndex' };
  const [card] = listAt('home', 'services.cards');
  const cards = ['a', 'b'].map((_key) => Object.assign({}, card, { _key, target }));
  const site = await siteWith(await changed('home', { services: { cards } }));
  const ids = renderPage(site, '/', 'en', typeOf).html.match(/ id="[^"]+"/g) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a site without a page that it needs names that', async () => {
  const stored = (await lakeWith()).filter(({ _id }) => _id !== 'about' && _id !== 'labels');
  await expect(siteWith(undefined, stored)).rejects.toMatchObject({ types: ['about', 'labels'] });
});
