import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { redirectFiles } from '../../scripts/build/redirects.ts';
import { formerRoutes } from '../../scripts/web/knownRoutes.ts';
import {
  addDocument,
  copyDocument,
  removeDocument,
  removeField,
  setField,
} from '../support/dataset.ts';
import { site as committed } from '../support/fixtureContent.ts';
import { holdBackCheckout, outcomeOf } from '../support/holdBackCheckout.ts';
import { readPulled } from '../support/pulledSite.ts';

const PARAGUAY = 'program-residency-paraguay';
const GREECE = 'program-residency-greece';

const { checkout } = holdBackCheckout();

const redirectTo = (id: string, from: string, target: string) =>
  addDocument({ _id: id, _type: 'redirect', from, target: { _type: 'reference', _ref: target } });

/** Redirects of the pulled site, by former address. */
async function redirects() {
  const { site } = await readPulled(checkout());
  return Object.fromEntries(formerRoutes(site).map(({ address, path }) => [address, path]));
}

test('a changed slug leaves a redirect, also from the previous one', async () => {
  await checkout().edit(setField(GREECE, 'slug.current', 'hellas'));
  await checkout().pull();
  expect(await redirects()).toMatchObject({
    '/other-citizenship/greece': '/other-citizenship/hellas',
  });

  await checkout().edit(setField(GREECE, 'slug.current', 'greek-islands'));
  await checkout().pull();
  expect(await redirects()).toMatchObject({
    '/other-citizenship/greece': '/other-citizenship/greek-islands',
    '/other-citizenship/hellas': '/other-citizenship/greek-islands',
  });

  await checkout().edit();
  await checkout().pull();
  const back = await redirects();
  expect(back).not.toHaveProperty('/other-citizenship/greece');
  expect(back).toMatchObject({ '/other-citizenship/hellas': '/other-citizenship/greece' });
});

test('keeps redirects of an earlier version, which had fewer screens', async () => {
  const { site } = await readPulled(checkout());
  const { search: _, ...screens } = site.screens;
  const file = path.join(checkout().root, 'locales', 'site.json');
  await writeFile(file, JSON.stringify({ ...site, screens }));
  await checkout().edit(setField(GREECE, 'slug.current', 'hellas'));
  await checkout().pull();
  expect(await redirects()).toMatchObject({
    '/other-citizenship/greece': '/other-citizenship/hellas',
  });
});

test('warns that an unreadable file loses former addresses', async () => {
  const file = path.join(checkout().root, 'locales', 'site.json');
  await writeFile(file, '<<<<<<< HEAD');
  const warning = new RegExp(`^Warning: ${RegExp.escape(file)} cannot be read: former addresses`);
  expect(await checkout().pull()).toContainEqual(expect.stringMatching(warning));
  expect(await checkout().pull()).not.toContainEqual(expect.stringMatching(warning));
});

test('former slugs and redirect documents lead to their page; a page never redirects', async () => {
  await checkout().edit(
    setField(GREECE, 'formerSlugs', ['hellas', 'malta']),
    redirectTo('redirect-a', '/greek-visa', GREECE),
  );
  await checkout().pull();
  const all = await redirects();
  expect(all).toMatchObject({
    '/other-citizenship/hellas': '/other-citizenship/greece',
    '/greek-visa': '/other-citizenship/greece',
  });
  expect(all).not.toHaveProperty('/other-citizenship/malta');
});

test('a deleted or renamed redirect stops; a held-back one does not', async () => {
  const redirect = redirectTo('redirect-a', '/greek-visa', GREECE);
  const leads = { '/greek-visa': '/other-citizenship/greece' };
  await checkout().edit(redirect);
  await checkout().pull();
  await checkout().edit(redirect, setField('redirect-a', 'from', 'no path'));
  expect((await checkout().holdBack()).map(outcomeOf)).toEqual(['redirect-a: keeps its text']);
  expect(await redirects()).toMatchObject(leads);
  await checkout().edit(redirectTo('redirect-a', '/greece-visa', GREECE));
  await checkout().pull();
  const renamed = await redirects();
  expect(renamed).toHaveProperty(['/greece-visa']);
  expect(renamed).not.toHaveProperty(['/greek-visa']);
  await checkout().edit();
  await checkout().pull();
  expect(await redirects()).not.toHaveProperty(['/greece-visa']);
});

test('a held-back redirect still leads from a former address of another page', async () => {
  const documents = [
    redirectTo('redirect-a', '/other-citizenship/hellas', 'contact'),
    setField(GREECE, 'formerSlugs', ['hellas']),
  ];
  await checkout().edit(...documents);
  await checkout().pull();
  await checkout().edit(...documents, removeField('redirect-a', 'target'));
  expect((await checkout().holdBack()).map(outcomeOf)).toEqual(['redirect-a: keeps its text']);
  expect(await redirects()).toMatchObject({ '/other-citizenship/hellas': '/contact' });
});

test('rejects a second redirect from one address', async () => {
  await checkout().edit(
    redirectTo('redirect-a', '/greek-visa', GREECE),
    redirectTo('redirect-b', '/greek-visa', 'program-residency-malta'),
  );
  await expect(checkout().pull()).rejects.toThrow(
    /redirect-b › from.*\/greek-visa already redirects elsewhere \(“redirect-a”\)/,
  );
});

test('a second redirect does not replace one that is held back, nor hold back one that is edited', async () => {
  const dated = (id: string, target: string, day: string) => [
    redirectTo(id, '/greek-visa', target),
    setField(id, '_updatedAt', `${day}T00:00:00Z`),
  ];
  const first = dated('redirect-b', GREECE, '2026-01-01');
  const second = dated('redirect-a', 'program-residency-malta', '2026-02-02');
  await checkout().edit(...first);
  await checkout().pull();
  await checkout().edit(...first, removeField('redirect-b', 'target'), ...second);
  expect((await checkout().holdBack()).map(outcomeOf)).toEqual([
    'redirect-b: keeps its text',
    'redirect-a: left out',
  ]);
  expect(await redirects()).toMatchObject({ '/greek-visa': '/other-citizenship/greece' });

  await checkout().edit(...dated('redirect-b', 'contact', '2026-03-03'), ...second);
  expect((await checkout().holdBack()).map(outcomeOf)).toEqual(['redirect-a: left out']);
  expect(await redirects()).toMatchObject({ '/greek-visa': '/contact' });
});

test('a removed former slug stops redirecting once published', async () => {
  const moved = setField(GREECE, 'slug.current', 'hellas');
  await checkout().edit(moved, setField(GREECE, 'formerSlugs', ['greece', 'ellada']));
  await checkout().pull();
  const both = {
    '/other-citizenship/greece': '/other-citizenship/hellas',
    '/other-citizenship/ellada': '/other-citizenship/hellas',
  };
  expect(await redirects()).toMatchObject(both);

  const takenOut = [moved, setField(GREECE, 'formerSlugs', ['ellada'])];
  await checkout().edit(...takenOut, removeField(GREECE, 'title.zh'));
  await checkout().holdBack();
  expect(await redirects()).toMatchObject(both);

  await checkout().edit(...takenOut);
  await checkout().pull();
  const left = await redirects();
  expect(left).not.toHaveProperty('/other-citizenship/greece');
  expect(left).toMatchObject({ '/other-citizenship/ellada': '/other-citizenship/hellas' });

  // In another family, a listed former slug redirects from its former folder.
  await checkout().edit(...takenOut, setField(GREECE, 'family', 'citizenship'));
  await checkout().pull();
  expect(await redirects()).toMatchObject({
    '/other-citizenship/ellada': '/citizenship/hellas',
  });
});

test('a removed page leaves no dead redirect', async () => {
  await checkout().edit(
    removeDocument(PARAGUAY),
    removeField('program-residency-chile', 'neighbours'),
  );
  await checkout().pull();
  expect(Object.keys(await redirects())).not.toContain('/other-citizenship/paraguay');
});

test('a page that is unpublished, then published at another address leaves redirects', async () => {
  const unlinked = removeField('program-residency-chile', 'neighbours');
  const leads = {
    '/other-citizenship/paraguay': '/other-citizenship/guarani',
    '/other-citizenship/old-paraguay': '/other-citizenship/guarani',
  };
  await checkout().edit(unlinked, setField(PARAGUAY, 'formerSlugs', ['old-paraguay']));
  await checkout().pull();
  await checkout().edit(unlinked, removeDocument(PARAGUAY));
  await checkout().pull();
  await checkout().pull();
  expect(Object.keys(await redirects())).not.toContain('/other-citizenship/old-paraguay');

  await checkout().edit(
    unlinked,
    setField(PARAGUAY, 'formerSlugs', ['old-paraguay']),
    setField(PARAGUAY, 'slug.current', 'guarani'),
  );
  await checkout().pull();
  expect(await redirects()).toMatchObject(leads);

  await checkout().edit(unlinked, setField(PARAGUAY, 'slug.current', 'guarani'));
  await checkout().pull();
  const unlisted = await redirects();
  expect(unlisted).toMatchObject({
    '/other-citizenship/paraguay': '/other-citizenship/guarani',
  });
  expect(unlisted).not.toHaveProperty(['/other-citizenship/old-paraguay']);
});

test('a changed or listed address of a page still leads to the document that replaces it', async () => {
  const moved = [
    removeField('program-residency-chile', 'neighbours'),
    setField(PARAGUAY, 'slug.current', 'guarani'),
  ];
  await checkout().edit(...moved);
  await checkout().pull();
  const changed = '/other-citizenship/paraguay';
  expect(await redirects()).toMatchObject({ [changed]: '/other-citizenship/guarani' });

  const listed = '/other-citizenship/old-paraguay';
  await checkout().edit(...moved, setField(PARAGUAY, 'formerSlugs', ['old-paraguay']));
  await checkout().pull();
  const leads = {
    [changed]: '/other-citizenship/guarani',
    [listed]: '/other-citizenship/guarani',
  };
  expect(await redirects()).toMatchObject(leads);

  // In the Studio, the address is free for another document only once the deletion is published.
  await checkout().edit(...moved, removeDocument(PARAGUAY));
  await checkout().pull();
  const none = await redirects();
  for (const address of [changed, listed]) expect(none).not.toHaveProperty([address]);

  const replaced = [...moved, copyDocument(PARAGUAY, 'replacement'), removeDocument(PARAGUAY)];
  await checkout().edit(...replaced);
  await checkout().pull();
  expect(await redirects()).toMatchObject(leads);
  await checkout().pull();
  expect(await redirects()).toMatchObject(leads);
});

test('a screen that the site does without leaves its address to a redirect', async () => {
  await checkout().edit(
    removeDocument('otherPrograms'),
    setField('navigation', 'entries.4.target', { _type: 'reference', _ref: 'search' }),
    redirectTo('redirect-services', '/other-programs', 'contact'),
  );
  await checkout().pull();
  expect(await redirects()).toMatchObject({ '/other-programs': '/contact' });
});

test('the built site redirects in both languages, with and without server support', () => {
  const redirects = [{ from: '/citizenship/turkiye', to: '/citizenship/turkey' }];
  const files = redirectFiles({ ...committed, redirects }, 'https://www.example.com');
  expect(files.get('_redirects')).toBe(
    '/citizenship/turkiye /citizenship/turkey 301\n/zh/citizenship/turkiye /zh/citizenship/turkey 301\n/zh/* /zh/404.html 404\n',
  );
  const page = files.get('zh/citizenship/turkiye/index.html');
  expect(page).toContain('<html lang="zh-Hans">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/zh/citizenship/turkey">');
  expect(page).toContain('href="https://www.example.com/zh/citizenship/turkey"');
});
