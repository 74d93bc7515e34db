import type { SanityClient } from '@sanity/client';
import { confirmedPair } from '../../studio/interface/translations/agreement.ts';
import { expect, test } from './support/test.ts';

const AGREES = 'All translations are complete and up to date';

/** Changes the English of a text whose translation was up to date. */
async function makeStale(client: SanityClient, id: string, path: string) {
  const value = await client.fetch(`*[_id == $id][0].${path}`, { id });
  const fields = {
    [`${path}.en`]: `${value.en} today`,
    [`${path}.confirmed`]: confirmedPair(value),
  };
  await client.patch(id).set(fields).commit();
}

test('lists texts that become stale while it is open, with a link to each', async ({
  studio,
  page,
  lake,
}) => {
  await studio.open();
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByText(AGREES)).toBeVisible();

  await makeStale(lake.client(), 'program-citizenship-spain', 'overview.description1');
  await makeStale(lake.client(), 'program-us-eb5', 'title');
  await lake.client().patch('team-grace-lin').unset(['photo.alt.zh', 'name.en']).commit();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Programmes: US green card (1)',
    'Programmes: Citizenship (1)',
    'Team (1)',
  ]);
  const spain = page.getByRole('article', { name: 'Spain' });
  await expect(spain.getByRole('listitem')).toHaveText([
    /Overview › First paragraph\s*Chinese to check/,
  ]);

  await page.getByRole('button', { name: 'English (1)' }).click();
  await expect(page.getByRole('listitem')).toHaveText([/Full name\s*English missing/]);
  await page.getByRole('button', { name: 'Chinese (3)' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);

  await spain.getByRole('link').press('Enter');
  await expect(studio.text('overview.description1.zh')).toBeFocused();
  await studio.text('overview.description1.zh').fill('新的一段。');
  await studio.expectDraft('program-citizenship-spain', {
    overview: { description1: { zh: '新的一段。' } },
  });
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByRole('article', { name: 'Grace Lin' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Both languages (3)' })).toBeVisible();
  await expect(spain).toHaveCount(0);
});

test('links to rich text, in its part of the form', async ({ studio, page, lake }) => {
  await lake.client().patch('team-grace-lin').unset(['bio.zh']).commit();
  await studio.open();
  await page.getByRole('link', { name: 'Translations' }).click();
  await page.getByRole('link', { name: 'Biography' }).click();
  await expect(studio.field('bio.zh').getByRole('textbox')).toBeVisible();
});

test('shows a long list in parts', async ({ studio, page, lake }) => {
  const spain = await studio.published('program-citizenship-spain');
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...spain,
    _id: `copy-${index}`,
    _type: 'program',
    order: index,
    title: { _type: 'localeString', en: `Copy ${index}` },
  }));
  const transaction = lake.client().transaction();
  for (const copy of copies) transaction.create(copy);
  await transaction.commit();
  await studio.open();
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Programmes: Citizenship (120)',
  ]);
  await expect(page.getByRole('article')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more (70 documents)' }).click();
  await page.getByRole('button', { name: 'Show more (20 documents)' }).click();
  await expect(page.getByRole('article')).toHaveCount(120);
});
