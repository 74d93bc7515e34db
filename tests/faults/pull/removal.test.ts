import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { recordOf } from '../../../locales/recordOf.ts';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import { refuseRemoval } from '../../../scripts/pull/removal.ts';
import type { FetchedDocument } from '../../../studio/queries/documents.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import type { Edit } from '../../support/dataset.ts';
import { site } from '../../support/fixtureContent.ts';
import { type OutputSnapshot, takeSnapshot } from '../../support/outputSnapshot.ts';
import { rejectionOf } from '../../support/pullAgainst.ts';

let checkout: Checkout;
let snapshot: OutputSnapshot;
beforeAll(async () => {
  checkout = await makeCheckout();
  await checkout.pull();
  snapshot = await takeSnapshot(checkout);
});
afterAll(() => checkout[Symbol.asyncDispose]());

/** Removes team members, and their references from programmes. */
const keepMembers =
  (count: number): Edit =>
  (documents) => {
    const members = documents.filter(({ _type }) => _type === 'teamMember');
    const removed = new Set(members.slice(count).map(({ _id }) => _id));
    return documents
      .filter(({ _id }) => !removed.has(_id))
      .map(({ attorney, ...document }) =>
        isRecord(attorney) && removed.has(String(attorney._ref))
          ? document
          : { ...document, attorney },
      );
  };

const removeAll: Edit = (documents) =>
  documents.filter(({ _type }) => _type === 'sanity.imageAsset');

describe.each([{ holdBack: false }, { holdBack: true }])('holding back: $holdBack', (options) => {
  test('141 rejects a source without any documents', async () => {
    await checkout.edit(removeAll);
    const refusal = await rejectionOf(checkout.pull(options));
    expect(refusal).toMatch(/0 of 21 programmes, 0 of 6 team members, .*nothing was written/);
    await snapshot.expectUnchanged();
  });

  test('142 rejects a source without half of a type, and says how to accept it', async () => {
    await checkout.edit(keepMembers(3));
    const refusal = await rejectionOf(checkout.pull(options));
    expect(refusal).toMatch(
      /3 of 6 team members; nothing was written.*a few at a time, .*--allow-removal/,
    );
    await snapshot.expectUnchanged();
  });
});

const nothing = recordOf(DOCUMENT_TYPES, (): FetchedDocument[] => []);

const term = (slug: string) => ({
  id: slug,
  slug,
  group: `terms.${slug}`,
  updatedAt: null,
});

test('142 counts removed pages separately from glossary terms', () => {
  const few = { programs: site.programs.slice(0, 2), team: site.team.slice(0, 2) };
  const previous = { ...site, ...few, projects: [], guides: [], terms: [...'abcdefghi'].map(term) };
  const terms = previous.terms.map(({ id }) => ({ _id: id, _type: 'glossaryTerm' }));
  expect(() => refuseRemoval({ ...nothing, glossaryTerm: terms }, previous)).toThrow(
    '0 of 4 documents',
  );
});

test('142 also rejects the removal of half of a type without pages', () => {
  const three = ['a', 'b', 'c'];
  const previous = {
    ...site,
    terms: three.map(term),
    redirects: three.map((by) => ({ from: `/${by}`, to: '/', by })),
  };
  expect(() => refuseRemoval(nothing, previous)).toThrow('0 of 3 terms, 0 of 3 redirects');
});

test('143 accepts the removal of a few documents', async () => {
  await checkout.edit(keepMembers(4));
  await checkout.pull();
  expect(await checkout.read('site.json')).toMatchObject({ team: { length: 4 } });
});

test('144 removes half of a type with --allow-removal', async () => {
  await checkout.edit(keepMembers(1));
  await expect(checkout.pull()).rejects.toThrow('only 1 of 4 team members');
  await checkout.pull({ allowRemoval: true });
  expect(await checkout.read('site.json')).toMatchObject({ team: { length: 1 } });
  expect((await checkout.pull()).at(-1)).toMatch(/^Nothing changed/);
});
