import { expect, test } from 'vitest';
import { copyDocument, type Edit } from '../support/dataset.ts';
import { startTestChain } from './support/chain.ts';

const ORIGINAL = 'program-citizenship-spain';
const ONE = 'program-citizenship-copy-7';

/** So many, and so long, that the index which shows each has more than a million bytes. */
const PROGRAMS = 70;
const DESCRIPTION = '路途遥远。'.repeat(990);

/** What a programme can go without: to judge and to show it would take most of the time. */
const OPTIONAL = [
  ...['costs', 'familyMembers', 'presence', 'nationality', 'tax', 'refusal'],
  ...['questions', 'sources', 'neighbours'],
];

const copies = Array.from({ length: PROGRAMS }, (_, index): Edit => {
  const slug = `copy-${index}`;
  return copyDocument(ORIGINAL, `program-citizenship-${slug}`, {
    'slug.current': slug,
    'description.zh': DESCRIPTION,
    ...Object.fromEntries(OPTIONAL.map((name) => [name, undefined])),
  });
});

test('a site whose index has more than a million bytes is published, and so is what changes on it', async () => {
  await using chain = await startTestChain(...copies);
  const index = await chain.visit('/zh/citizenship');
  expect(Buffer.byteLength(index)).toBeGreaterThan(1_000_000);

  await chain.publish({
    [ONE]: { 'title.en': 'The seventh' },
  });
  const { builds } = await chain.settle(2);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'published' });
  expect(await chain.visit('/citizenship')).toContain('The seventh');
}, 400_000);
