import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCheckout } from '../support/checkout.ts';
import {
  addDocument,
  copyDocument,
  fieldOf,
  removeDocument,
  removeField,
  setField,
} from '../support/dataset.ts';
import {
  addHukou,
  addInvalid,
  breakText,
  GREECE,
  holdBackCheckout,
  JAPAN,
  outcomeOf,
  reference,
  rename,
} from '../support/holdBackCheckout.ts';
import { expectConsistent } from '../support/pulledSite.ts';

const { publish } = holdBackCheckout();

describe('two documents with one address', () => {
  test('the one that had it keeps it', async () => {
    const { held, en } = await publish(
      setField('program-residency-chile', 'slug.current', 'japan'),
      setField(JAPAN, '_updatedAt', '2027-01-01T00:00:00Z'),
      rename(JAPAN, 'Nippon'),
    );
    expect(held).toEqual(['program-residency-chile: keeps /other-citizenship/chile']);
    expect(en['residency.japan.title']).toBe('Nippon');
  });

  test('the older of two new ones gets it', async () => {
    const isNew = { 'slug.current': 'portugal', _updatedAt: '2027-01-02T00:00:00Z' };
    const { held, site } = await publish(
      copyDocument(GREECE, 'program-a', isNew),
      copyDocument(GREECE, 'program-b', { ...isNew, _updatedAt: '2027-01-01T00:00:00Z' }),
    );
    expect(held).toEqual(['program-a: left out']);
    expect(site.programs.find(({ slug }) => slug === 'portugal')?.id).toBe('program-b');
  });

  test('a new glossary term cannot take the address of another', async () => {
    await publish(addHukou());
    const { held, en } = await publish(
      addHukou('term-a', 'Register'),
      addHukou('term-hukou', 'Household register'),
    );
    expect(held).toEqual(['term-a: left out']);
    expect(en['terms.hukou.term']).toBe('Household register');
  });

  test('no page can take the address of a held-back page', async () => {
    const { held } = await publish(
      breakText(GREECE),
      setField(GREECE, 'slug.current', 'hellas'),
      setField(JAPAN, 'slug.current', 'greece'),
    );
    expect(held).toEqual([
      `${GREECE}: keeps /other-citizenship/greece`,
      `${JAPAN}: keeps /other-citizenship/japan`,
    ]);
  });
});

test('states the rates of the amounts, even if the comparison is held back', async () => {
  const { held, en } = await publish(
    removeField('compare', 'hero.title.zh'),
    setField('exchangeRates', 'day', '2026-11-25'),
    setField('exchangeRates', 'rates.1.rate', 9),
    setField(GREECE, 'figures.0.value', 250_000),
  );
  expect(held).toEqual(['compare: keeps /compare']);
  expect(en['residency.greece.figures.minInvestment.renminbi']).toBe('about 2,250,000 RMB');
  expect(en).toMatchObject({
    'compare.rates.day': 'November 25, 2026',
    'compare.rates.EUR': '1 EUR = 9 RMB',
  });
});

describe('a deleted document', () => {
  test('loses its navigation entry; the rest stays', async () => {
    const { held, site, en } = await publish(
      removeDocument('program-us-eb1c'),
      ...['program-us-eb1a-niw', 'program-us-eb5'].map((id) => removeField(id, 'neighbours')),
      setField('navigation', 'entries.0.label.en', 'Start'),
    );
    expect(held).toEqual(['navigation: keeps its text']);
    const [home, green] = site.navigation;
    expect(home).toMatchObject({ path: '/' });
    expect(green?.children.map(({ path }) => path)).toEqual([
      '/us-green-card/eb1a-niw',
      '/us-green-card/eb5',
    ]);
    expect(en['nav.entries.0.label']).toBe('Home');
    expect(en['nav.entries.1.children.1.label']).toBe('EB-5');
  });

  test('takes its card from a home page that still names it', async () => {
    const { held, site, en, zh } = await publish(
      ...['usGreenCardIndex', 'project-twinlakes'].map(removeDocument),
      ...['eb1a-niw', 'eb1c', 'eb5'].map((name) => removeDocument(`program-us-${name}`)),
      rename(JAPAN, 'Nippon'),
    );
    expect(held).toContain('home: keeps /');
    expect(en['residency.japan.title']).toBe('Nippon');
    expect(site.screens.home.services).toEqual(['/citizenship', '/other-citizenship']);
    for (const [texts, title] of [
      [en, fieldOf('home', 'services.cards.1.title.en')],
      [zh, fieldOf('home', 'services.cards.1.title.zh')],
    ] as const) {
      expect(texts['home.services.cards.0.title']).toBe(title);
      expect(texts).not.toHaveProperty(['home.services.cards.2.title']);
    }
  });

  test('takes the card even if its address redirects elsewhere', async () => {
    const { held, site } = await publish(
      ...['usGreenCardIndex', 'project-twinlakes'].map(removeDocument),
      ...['eb1a-niw', 'eb1c', 'eb5'].map((name) => removeDocument(`program-us-${name}`)),
      addDocument({
        _id: 'redirect-green-card',
        _type: 'redirect',
        from: '/us-green-card',
        target: reference('contact'),
      }),
    );
    expect(held).toContain('home: keeps /');
    expect(site.screens.home.services).toEqual(['/citizenship', '/other-citizenship']);
  });

  test('stays if it lists a programme that left it and is held back', async () => {
    const { held, site } = await publish(
      ...['usGreenCardIndex', 'project-twinlakes'].map(removeDocument),
      ...['eb1a-niw', 'eb1c'].map((name) => removeDocument(`program-us-${name}`)),
      setField('program-us-eb5', 'family', 'citizenship'),
      removeField('program-us-eb5', 'title.zh'),
    );
    expect(held).toContain('program-us-eb5: keeps /us-green-card/eb5');
    expect(held).toContain('usGreenCardIndex: keeps /us-green-card');
    expect(site.screens.usGreenCardIndex?.path).toBe('/us-green-card');
  });

  test('removes an invalid project that linked to it', async () => {
    const { held, site } = await publish(
      removeDocument('program-us-eb5'),
      setField('project-twinlakes', 'program', reference('program-us-eb1c')),
      removeField('project-twinlakes', 'title.zh'),
    );
    expect(held).toContain('project-twinlakes: left out');
    expect(site.projects).toEqual([]);
  });
});

test("a held-back project links to its programme's new address", async () => {
  const { site } = await publish(
    setField('program-us-eb5', 'slug.current', 'eb-five'),
    removeField('project-twinlakes', 'title.zh'),
  );
  expect(site.projects[0]?.program).toBe('/us-green-card/eb-five');
});

test('a held-back project keeps the notice that the site does not offer it', async () => {
  const { held, en } = await publish(
    removeField('project-twinlakes', 'title.zh'),
    removeField('siteSettings', 'notAnOffer'),
  );
  expect(held).toEqual([
    'project-twinlakes: keeps /projects/twinlakes',
    'siteSettings: keeps its text',
  ]);
  expect(en['site.notAnOffer']).toBe(fieldOf('siteSettings', 'notAnOffer.en'));
});

test('a held-back programme links to its attorney and neighbours at their new addresses', async () => {
  const id = 'program-residency-chile';
  const { held, site } = await publish(
    removeField(id, 'title.zh'),
    setField('team-valentina-rojas', 'slug.current', 'valentina'),
    setField('program-citizenship-argentina', 'slug.current', 'argentine'),
  );
  expect(held).toEqual([`${id}: keeps /other-citizenship/chile`]);
  expect(site.programs.find((program) => program.id === id)).toMatchObject({
    topics: { attorney: '/team/valentina' },
    neighbours: ['/other-citizenship/paraguay', '/citizenship/argentine'],
  });
});

describe('a singleton', () => {
  test('keeps its last valid text, and labels still show figures of other documents', async () => {
    const { held, en, site } = await publish(
      removeField('labels', 'ui.menu.zh'),
      removeField('siteSettings', 'name.zh'),
      setField('siteSettings', 'email', 'new@example.com'),
      removeField('home', 'hero.title.zh'),
      setField(GREECE, 'figures.0.value', 333_000),
    );
    expect(held).toEqual([
      'home: keeps /',
      'labels: keeps its text',
      'siteSettings: keeps its text',
    ]);
    expect(site.contact.email).not.toBe('new@example.com');
    expect(en['residency.greece.figures.minInvestment.text']).toContain('333,000 EUR');
  });

  test('also if it was deleted or exists twice', async () => {
    const { held } = await publish(
      removeDocument('about'),
      removeDocument('labels'),
      copyDocument('contact', 'contact-2'),
    );
    // Pages that link to About also keep their text.
    expect(held).toEqual(
      expect.arrayContaining([
        'about: keeps /about',
        'contact: keeps /contact',
        'labels: keeps its text',
      ]),
    );
  });
});

test('required documents are rejected before the first pull, as there is no valid version', async () => {
  await using first = await makeCheckout(
    ...addInvalid('portugal'),
    removeField('home', 'seo.title.zh'),
  );
  await expect(first.holdBack()).rejects.toThrow(/home › seo.title.zh/);
  await first.edit(...addInvalid('portugal'));
  expect((await first.holdBack()).map(outcomeOf)).toEqual(['program-portugal: left out']);
  await expectConsistent(first);
});

test('so is a screen that an earlier version of the site did not have', async () => {
  await using earlier = await makeCheckout();
  await earlier.pull();
  const file = path.join(earlier.root, 'locales', 'site.json');
  const { screens, ...site } = JSON.parse(await readFile(file, 'utf8'));
  const { accessibility: _, ...others } = screens;
  await writeFile(file, JSON.stringify({ ...site, screens: others }));
  await earlier.edit(removeDocument('accessibility'));
  await expect(earlier.holdBack()).rejects.toThrow(/publish the document "accessibility"/);
});

test('a new screen that nothing needs is left out until it is valid', async () => {
  await using first = await makeCheckout(removeField('glossary', 'seo.title.zh'));
  expect((await first.holdBack()).map(outcomeOf)).toEqual(['glossary: left out']);
  await expectConsistent(first);
  await first.edit(addHukou(), removeField('glossary', 'seo.title.zh'));
  await expect(first.holdBack()).rejects.toThrow(/glossary › seo.title.zh/);
  await first.edit(
    addHukou(),
    removeField('term-hukou', 'text.zh'),
    removeField('glossary', 'seo.title.zh'),
  );
  expect((await first.holdBack()).map(outcomeOf).sort()).toEqual([
    'glossary: left out',
    'term-hukou: left out',
  ]);
  await first.edit();
  expect(await first.holdBack()).toEqual([]);
});
