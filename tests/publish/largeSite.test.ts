import { expect, test } from 'vitest';
import { addDocument } from '../support/dataset.ts';
import { startTestChain } from './support/chain.ts';

const ONE = 'term-7';

/** Enough long terms for their page to exceed a million bytes. */
const TERMS = 70;
const MEANING = '路途遥远。'.repeat(990);

/** Terms have no pages of their own, which would take most of the time. */
const terms = Array.from({ length: TERMS }, (_, index) =>
  addDocument({
    _id: `term-${index}`,
    _type: 'glossaryTerm',
    slug: { _type: 'slug', current: `distance-${index}` },
    term: { _type: 'localeString', en: `Distance ${index}`, zh: `路程${index}` },
    text: { _type: 'localeText', en: 'It is far.', zh: MEANING },
  }),
);

test('publishes a site with a page of over a million bytes, and a change on it', async () => {
  await using chain = await startTestChain(...terms);
  const page = await chain.visit('/zh/glossary');
  expect(Buffer.byteLength(page)).toBeGreaterThan(1_000_000);

  await chain.publish({
    [ONE]: { 'term.en': 'The seventh' },
  });
  const { builds } = await chain.settle(2);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'published' });
  expect(await chain.visit('/glossary')).toContain('The seventh');
}, 400_000);
