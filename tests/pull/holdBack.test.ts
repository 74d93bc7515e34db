import { describe, expect, test } from 'vitest';
import { copyDocument, fieldOf, setField } from '../support/dataset.ts';
import {
  addInvalid,
  breakText,
  GREECE,
  holdBackCheckout,
  JAPAN,
  reference,
  rename,
  text,
} from '../support/holdBackCheckout.ts';
import { readPulled } from '../support/pulledSite.ts';

const { checkout, publish } = holdBackCheckout();

const entry = (label: string, id: string) => ({
  _type: 'navigationItem',
  _key: label,
  label: text(label, label),
  target: reference(id),
});

describe('an invalid programme', () => {
  test('keeps its last valid text in both languages, while others are published', async () => {
    const { held, site, en, zh } = await publish(
      setField(GREECE, 'title', text('Hellas', '希腊共和国')),
      breakText(GREECE),
      rename(JAPAN, 'Nippon'),
      setField('siteSettings', 'email', 'new@example.com'),
    );
    expect(held).toEqual([`${GREECE}: keeps /other-citizenship/greece`]);
    expect([en['residency.greece.title'], zh['residency.greece.title']]).toEqual([
      'Greece',
      '希腊',
    ]);
    expect(en['residency.japan.title']).toBe('Nippon');
    expect(site.contact.email).toBe('new@example.com');
    const slugs = site.programs.map(({ slug }) => slug);
    expect(slugs).toEqual(site.programs.toSorted((a, b) => a.order - b.order).map((p) => p.slug));
    expect(slugs).toContain('greece');
  });

  test('keeps its address, figures and position', async () => {
    const before = (await readPulled(checkout())).site.programs.find(({ id }) => id === GREECE);
    const { site } = await publish(
      breakText(GREECE),
      setField(GREECE, 'slug.current', 'hellas'),
      setField(GREECE, 'figures.0.value', 999_999),
      setField(GREECE, 'order', 1),
    );
    expect(site.programs.find(({ id }) => id === GREECE)).toEqual(before);
  });

  test('is published once it is corrected, and until then each pull gives the same', async () => {
    await publish(rename(GREECE, 'Hellas'), breakText(GREECE));
    const before = await checkout().output();
    expect(await checkout().holdBack()).toHaveLength(1);
    expect(await checkout().output()).toEqual(before);

    const { held, en } = await publish(rename(GREECE, 'Hellas'));
    expect(held).toEqual([]);
    expect(en['residency.greece.title']).toBe('Hellas');
  });

  test('blocks the pull unless that holds back', async () => {
    await checkout().edit(breakText(GREECE), rename(JAPAN, 'Nippon'));
    await expect(checkout().pull()).rejects.toThrow(/1 problem; nothing was written/);
    expect((await readPulled(checkout())).en['residency.japan.title']).toBe('Japan');
  });
});

test('a null list item holds back only its document', async () => {
  const withNull = (id: string, path: string) => {
    const list = fieldOf(id, path);
    return setField(id, path, Array.isArray(list) ? [...list, null] : [null]);
  };
  await checkout().edit(
    rename(JAPAN, 'Nippon'),
    withNull(GREECE, 'benefits'),
    withNull(GREECE, 'figures'),
    withNull('navigation', 'entries'),
    withNull('team-grace-lin', 'bio.en'),
    withNull('team-grace-lin', 'bio.en.0.children'),
    withNull('team-grace-lin', 'bio.zh.0.markDefs'),
  );
  const problems = (await checkout().holdBack()).flatMap((held) => held.problems);
  expect(problems.map(({ document, field }) => `${document} ${field}`).sort()).toEqual([
    'navigation entries.7',
    `${GREECE} benefits.6`,
    `${GREECE} figures.8`,
    'team-grace-lin bio.en.0.children.1',
    'team-grace-lin bio.en.3',
    'team-grace-lin bio.zh.0.markDefs.0',
  ]);
  const messages = new Set(problems.map(({ message }) => message));
  expect([...messages]).toEqual(['This item is empty: remove it']);
  expect((await readPulled(checkout())).en['residency.japan.title']).toBe('Nippon');
});

describe('an invalid document that was never published', () => {
  test('has no page and no links to it', async () => {
    const { held, site, en } = await publish(
      ...addInvalid('portugal'),
      copyDocument('redirect-turkiye', 'redirect-lusitania', {
        from: '/other-citizenship/lusitania',
        target: reference('program-portugal'),
      }),
      setField('navigation', 'entries', [
        entry('Portugal', 'program-portugal'),
        fieldOf('navigation', 'entries.0'),
        fieldOf('navigation', 'entries.5'),
      ]),
      setField('navigation', 'entries.1.label.en', 'Start'),
    );
    expect(held).toEqual(['program-portugal: left out']);
    expect(site.programs.map(({ slug }) => slug)).not.toContain('portugal');
    expect(site.redirects.map(({ from }) => from)).not.toContain('/other-citizenship/lusitania');
    expect(Object.keys(en).filter((key) => key.includes('portugal'))).toEqual([]);
    expect(en['nav.entries.0.label']).toBe('Start');
    expect(site.navigation[0]).toMatchObject({ path: '/' });
  });

  test('holds back a document that requires it', async () => {
    const { held, site } = await publish(
      ...addInvalid('portugal'),
      setField('project-twinlakes', 'program', reference('program-portugal')),
      setField('project-twinlakes', 'title.en', 'Three Lakes'),
    );
    expect(held).toEqual([
      'program-portugal: left out',
      'project-twinlakes: keeps /projects/twinlakes',
    ]);
    expect(site.projects[0]).toMatchObject({ program: '/us-green-card/eb5' });
  });

  test('holds back a text that links to its page', async () => {
    const link = { _type: 'link', _key: 'l', href: '/zh/other-citizenship/portugal#overview' };
    const { held } = await publish(
      ...addInvalid('portugal'),
      setField('team-grace-lin', 'bio.zh.0.markDefs', [link]),
    );
    expect(held).toContain('team-grace-lin: keeps /team/grace-lin');
  });
});
