import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FAULTS } from '../support/faults.ts';
import { type StudioVerdict, studioVerdicts } from '../support/studioVerdict.ts';
import { VALID_EDITS } from '../support/validEdits.ts';

/** The Studio marks the inputs of an object that is missing. */
const TYPED_IN: Readonly<Record<string, string>> = { hero: 'hero.title.en' };

/** The fixture's documents are copies of a few, its pictures 40 pixels wide, and its reviews fall due. */
const OF_COPIES =
  /: (?:(?:hero|seo)\.title\.(?:en|zh)|photo|carousel\.\d+|figures\.\d+\.reviewBy)$/;

/** The pull rejects each of them (tests/pull/faults.test.ts). */
describe('the Studio marks what the pull rejects, at the same field', () => {
  let checkout: Checkout;
  let verdicts: Map<string, StudioVerdict>;
  beforeAll(async () => {
    checkout = await makeCheckout(...FAULTS.map(({ edit }) => edit));
    verdicts = await studioVerdicts(checkout);
  });
  afterAll(() => checkout[Symbol.asyncDispose]());

  const markable = FAULTS.filter(({ prevented }) => prevented === undefined);

  test.each(markable)('$fault in $place.field of $place.document', ({ place }) => {
    const field = TYPED_IN[place.field] ?? place.field;
    expect(verdicts.get(place.document)?.errors).toContain(field);
  });

  test('marks nothing else', () => {
    const marked = [...verdicts].flatMap(([id, { errors }]) => (errors.length > 0 ? [id] : []));
    const refused = new Set(markable.map(({ place }) => place.document));
    // Both of two pages with one address are marked.
    refused.add('program-residency-japan');
    expect(new Set(marked)).toEqual(refused);
  });
});

describe('the pull accepts what the Studio lets editors publish', () => {
  let checkout: Checkout;
  let verdicts: Map<string, StudioVerdict>;
  beforeAll(async () => {
    checkout = await makeCheckout(...VALID_EDITS.map(({ edit }) => edit));
    verdicts = await studioVerdicts(checkout);
  });
  afterAll(() => checkout[Symbol.asyncDispose]());

  test.each(VALID_EDITS)('$what of $document', ({ document }) => {
    expect(verdicts.get(document)?.errors).toEqual([]);
  });

  test('all of it, together', async () => {
    const refused = [...verdicts].filter(([, { errors }]) => errors.length > 0);
    expect(refused).toEqual([]);
    await expect(checkout.pull()).resolves.toEqual(expect.any(Array));
  });

  test('a length is a warning in its language', () => {
    const { warnings = [] } = verdicts.get('program-citizenship-france') ?? {};
    expect(warnings.filter((field) => field.startsWith('seo.')).toSorted()).toEqual([
      'seo.description.zh',
      'seo.title.en',
      'seo.title.zh',
    ]);
  });

  test('the committed documents need the same advice as copies with tiny pictures', () => {
    const edited = new Set(VALID_EDITS.map(({ document }) => document));
    const advised = [...verdicts]
      .filter(([id]) => !edited.has(id))
      .flatMap(([id, { warnings }]) => warnings.map((field) => `${id}: ${field}`));
    expect(advised.filter((one) => !OF_COPIES.test(one))).toEqual([]);
  });
});
