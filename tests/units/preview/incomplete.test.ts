import { describe, expect, test } from 'vitest';
import { collectRemarks, explainRemoval } from '../../../studio/interface/preview/draft/remarks.ts';
import { pathOf, placesOf } from '../../../studio/interface/preview/places/placesOf.ts';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import type { StoredDocument } from '../../../studio/schema/overlay.ts';
import { fieldOf } from '../../support/dataset.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';

const SPAIN = 'program-citizenship-spain';

const listAt = (id: string, path: string): unknown[] => {
  const list = fieldOf(id, path);
  return Array.isArray(list) ? list : [];
};

/** The preview of a document: the text of its page in both languages, and the remarks. */
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

/** Spans are within words and sentences, other elements around them. */
const textOf = (html: string) =>
  html
    .replace(/<\/?span\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an incomplete draft', () => {
  test('marks a missing language, and shows the other one', async () => {
    const { en, zh, remarks } = await preview(
      await draftOf(SPAIN, {
        hero: { title: { en: 'A new headline' }, subtitle: { en: 'x', zh: 'y' } },
      }),
    );
    expect(en).toContain('A new headline');
    expect(zh).toContain('[Chinese is missing: Top of the page › Headline]');
    expect(remarks).toEqual(['Chinese is missing in Top of the page › Headline']);
  });

  test('marks a text that is missing in both languages', async () => {
    const { en, zh, remarks } = await preview(
      await draftOf(SPAIN, { hero: { subtitle: { en: 'x', zh: 'y' } } }),
    );
    expect(en).toContain('[Top of the page › Headline is missing]');
    expect(zh).toContain('[Top of the page › Headline is missing]');
    expect(remarks).toEqual(['Top of the page › Headline is missing']);
  });

  test.each([
    { status: { state: 'closed', since: 'soon' } },
    {
      sources: [
        { _key: 'law', title: { en: 'Law', zh: '法' }, url: 'https://a.example', read: 'soon' },
      ],
    },
  ])('shows the published version instead of a date that is none: %j', async (fields) => {
    const site = await siteWith(await draftOf(SPAIN, fields));
    expect(site.content.catalogues.en.get('citizenship.spain')).toBeDefined();
    expect(site.shown).not.toMatchObject(fields);
  });

  test('names the list item that lacks a language, by its place in the form', async () => {
    const dead = { _key: 'dead', label: { en: 'Nowhere', zh: '无' }, target: { _ref: 'nowhere' } };
    const [home, ...others] = listAt('navigation', 'entries');
    const entries = [dead, Object.assign({}, home, { label: { en: 'Home' } }), ...others];
    const { remarks } = await preview(await draftOf('navigation', { entries }));
    expect(remarks).toEqual(['Chinese is missing in Entries › 2 › Label']);
  });

  test('counts a list item that cannot be shown yet', async () => {
    const [first, ...others] = listAt(SPAIN, 'benefits');
    const untranslated = Object.assign({}, first, { title: { en: 'Only English' } });
    const benefits = [{ _key: 'new', title: { en: 'x', zh: 'y' } }, untranslated, ...others];
    const { zh, remarks } = await preview(await draftOf(SPAIN, { benefits }));
    expect(zh).toContain('[Chinese is missing: Benefits › 2 › Title]');
    expect(remarks).toContain('Chinese is missing in Benefits › 2 › Title');
  });

  test('shows a bar without entries', async () => {
    const { en, remarks } = await preview(await draftOf('navigation', { entries: [] }));
    expect(en).toContain('Meridian Harbor');
    expect(remarks).toEqual([]);
  });

  test('has every text on a page whose bar lacks the home link', async () => {
    const entries = listAt('navigation', 'entries').slice(1);
    const site = await siteWith(await draftOf('navigation', { entries }));
    for (const path of ['/citizenship/spain', '/team/grace-lin'])
      expect(renderPage(site, path, 'en', typeOf).missing).toEqual([]);
  });

  test('omits the sources of a guide that has none, but keeps their address', async () => {
    const site = await siteWith({
      _id: 'drafts.guide-law',
      _type: 'guide',
      slug: { current: 'law' },
      sections: [],
      author: { _ref: 'team-grace-lin' },
      reviewed: '2026-11-01',
    });
    const { html } = renderPage(site, '/guides/law', 'en', typeOf);
    expect(html).not.toContain('class="ask-us"');
    expect(html.match(/id="sources"/g)).toHaveLength(1);
    expect(html).not.toContain('href="#sources"');
  });

  test('omits a link without words', async () => {
    const linked = { _type: 'span', text: ' ', marks: ['a'] };
    const block = {
      _type: 'block',
      markDefs: [{ _type: 'link', _key: 'a', href: 'https://law.example' }],
      children: [{ _type: 'span', text: 'Words' }, linked],
    };
    const bio = { en: [block], zh: [{ ...block, children: [{ ...linked, text: '法律' }] }] };
    const site = await siteWith(await draftOf('team-grace-lin', { bio }));
    const [en, zh] = (['en', 'zh'] as const).map(
      (locale) => renderPage(site, '/team/grace-lin', locale, typeOf).html,
    );
    expect(en).not.toContain('law.example');
    expect(zh).toContain('<a href="https://law.example"><span class="unbroken">法律</span></a>');
  });

  test('has a paragraph with a note for an empty language of rich text', async () => {
    const bio = { en: fieldOf('team-grace-lin', 'bio.en'), zh: [] };
    const { zh, remarks } = await preview(await draftOf('team-grace-lin', { bio }));
    expect(zh).toContain('[Chinese is missing: Biography]');
    expect(remarks).toEqual(['Chinese is missing in Biography']);
  });

  test('shows an unknown figure as written', async () => {
    const { en, remarks } = await preview(
      await draftOf(SPAIN, {
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

  test('names the list item that refers to an unknown figure, by its place in the form', async () => {
    const [first, ...others] = listAt(SPAIN, 'benefits');
    const title = { en: 'In {{weeks}}', zh: '{{weeks}}' };
    const unfinished = { _key: 'new', title: { en: 'x', zh: 'y' } };
    const benefits = [unfinished, Object.assign({}, first, { title }), ...others];
    const { remarks } = await preview(await draftOf(SPAIN, { benefits }));
    expect(remarks).toEqual([
      'Benefits › 2 › Title uses {{weeks}}, which is not a figure of this document',
    ]);
  });

  test('marks a figure without an amount where a text refers to it', async () => {
    const { remarks } = await preview(
      await draftOf(SPAIN, {
        hero: { title: { en: '{{weeks}}', zh: '{{weeks}}' }, subtitle: { en: 'x', zh: 'y' } },
        figures: [...listAt(SPAIN, 'figures'), { _key: 'new', name: 'weeks', unit: 'day' }],
      }),
    );
    expect(remarks).toEqual([
      'Top of the page › Headline uses {{weeks}}, which is incomplete: complete it under Figures',
    ]);
  });

  test('shows the day on which a source was read', async () => {
    const source = {
      title: { en: 'Law 14/2013', zh: '第14/2013号法' },
      url: 'https://www.boe.es/',
    };
    const sources = [
      { _key: 'a', ...source, publisher: { en: 'BOE', zh: 'BOE' }, read: '2026-09-01' },
    ];
    const { en } = await preview(await draftOf(SPAIN, { sources }));
    expect(en).toContain('read on September 1, 2026');
  });

  test('shows the names of values in labels', async () => {
    expect((await preview(await draftOf('labels', {}))).remarks).toEqual([]);
    expect((await preview(await draftOf('contact', {}))).remarks).toEqual([]);
  });

  test('omits a list item until it is complete', async () => {
    const { en, remarks } = await preview(
      await draftOf(SPAIN, {
        benefits: [{ _key: 'new', title: { en: 'Half a benefit' } }, ...listAt(SPAIN, 'benefits')],
        figures: [...listAt(SPAIN, 'figures'), { _key: 'new', name: 'half' }],
      }),
    );
    expect(en).not.toContain('Half a benefit');
    expect(en).toContain('Schengen');
    expect(remarks).toEqual([]);
  });

  test('omits an emptied optional text', async () => {
    const { en, remarks } = await preview(
      await draftOf('siteSettings', { sample: { en: '', zh: ' ' } }),
    );
    expect(en).not.toContain('fictional samples');
    expect(remarks).toEqual([]);
  });
});

describe('a document whose page cannot be rendered', () => {
  const fresh = { _id: 'drafts.new', _type: 'teamMember', name: { en: 'Ada' } };

  test('says what to fill in, if it is new', async () => {
    const { path, remarks } = await preview(fresh, await lakeWith(fresh));
    expect(path).toBeUndefined();
    expect(remarks).toEqual(['This page can be shown once you fill in Photo.']);
  });

  test('is shown without an address, if it is new and has what its page needs', async () => {
    const program = { _id: 'drafts.new', _type: 'program', family: 'citizenship' };
    const { en, site } = await preview({ ...program, title: { en: 'Atlantis', zh: '亚特兰蒂斯' } });
    expect(en).toContain('Atlantis');
    expect(en).toContain('[Top of the page › Headline is missing]');
    expect(placesOf(site, 'new').page).toBeUndefined();
  });

  test('shows the overview of a new programme before its other sections are begun', async () => {
    const overview = { title: { en: 'How it works', zh: '怎么办' } };
    const program = { _id: 'drafts.new', _type: 'program', family: 'citizenship', overview };
    const { en, zh } = await preview(program);
    expect(en).toContain('How it works');
    expect(en).toContain('[Overview › First paragraph is missing]');
    expect(zh).toContain('怎么办');
    const tabs = await preview({ ...program, business: { label: { en: 'Business', zh: '商业' } } });
    expect(tabs.en).not.toContain('How it works');
  });

  test('is shown in its last valid version, if it was edited', async () => {
    const { en, remarks } = await preview(
      await draftOf('team-grace-lin', { photo: undefined, name: { en: 'Somebody', zh: '某人' } }),
    );
    expect(en).toContain('Grace Lin');
    expect(remarks).toEqual(['This page can be shown once you fill in Photo.']);
  });

  test('a project needs a programme with a page', async () => {
    const { remarks } = await preview(
      await draftOf('project-twinlakes', { program: { _ref: 'nobody' } }),
    );
    expect(remarks).toEqual(['This page can be shown once the page it belongs to can be shown.']);
  });

  test('says that its release removes it', async () => {
    const removed = await draftOf(SPAIN, {
      _id: `versions.rLaw.${SPAIN}`,
      _system: { delete: true },
    });
    // Its form shows the published version.
    const site = await siteWith(undefined, await lakeWith(removed), 'rLaw');
    expect(pathOf(site, SPAIN, 'program')).toBeUndefined();
    expect(explainRemoval(site, SPAIN)).toMatch(/^It will no longer be on the site/);
    expect(explainRemoval(site, 'team-grace-lin')).toBeUndefined();
  });

  test("is missing from other documents' pages", async () => {
    const broken = { _id: 'drafts.broken', _type: 'program', family: 'citizenship', listed: true };
    const { en } = await preview(await draftOf('citizenshipIndex', {}), await lakeWith(broken));
    expect(en).toContain('Spain');
  });

  test('has no entry in the bar', async () => {
    const entry = { _key: 'new', label: { en: 'Nowhere', zh: '无' }, target: { _ref: 'new' } };
    const entries = [entry, ...listAt('navigation', 'entries')];
    const { en } = await preview(await draftOf('navigation', { entries }));
    expect(en).not.toContain('Nowhere');
    expect(en).toContain('US green card');
  });

  test('of two documents with one address, the edited one is shown', async () => {
    const { en, path } = await preview(
      await draftOf('program-citizenship-belgium', { slug: { current: 'spain' } }),
    );
    expect(path).toBe('/citizenship/spain');
    expect(en).toContain('Belgi');
  });
});

test('puts a heading in a text one level below the heading above the text', async () => {
  const block = { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Data' }] };
  const text = { en: [block], zh: [block] };
  const site = await siteWith(await draftOf('privacy', { text }));
  expect(renderPage(site, '/privacy', 'en', typeOf).html).toContain('<h2>Data</h2>');
});

test('two cards of Home that link to one page have different drawings', async () => {
  const target = { _ref: 'residencyIndex' };
  const [card] = listAt('home', 'services.cards');
  const cards = ['a', 'b'].map((_key) => Object.assign({}, card, { _key, target }));
  const site = await siteWith(await draftOf('home', { services: { cards } }));
  const ids = renderPage(site, '/', 'en', typeOf).html.match(/ id="[^"]+"/g) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('names a missing page that the site requires', async () => {
  const stored = (await lakeWith()).filter(({ _id }) => _id !== 'about' && _id !== 'labels');
  await expect(siteWith(undefined, stored)).rejects.toMatchObject({ types: ['about', 'labels'] });
});
