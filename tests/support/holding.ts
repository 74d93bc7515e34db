import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Held } from '../../scripts/content/held.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { copyDocument, type Edit, removeField, setField } from './dataset.ts';
import { expectWhole, readPulled } from './wholeSite.ts';

export const GREECE = 'program-residency-greece';
export const JAPAN = 'program-residency-japan';

/**
 * A checkout whose content was published once before each test. After each, the site must be whole:
 * no dead link, no hole.
 */
export function holdingCheckout() {
  let checkout: Checkout;
  beforeAll(async () => {
    checkout = await makeCheckout();
    await checkout.pull();
  });
  afterEach(async () => {
    await expectWhole(checkout);
    await checkout.edit();
    await checkout.pull({ allowRemoval: true });
  });
  afterAll(() => checkout[Symbol.asyncDispose]());

  return {
    checkout: () => checkout,
    /** Publishes with documents held back; gives what was held, and what is published now. */
    publish: async (...edits: Edit[]) => {
      await checkout.edit(...edits);
      const held = await checkout.holdBack();
      return { held: held.map(outcomeOf).sort(), ...(await readPulled(checkout)) };
    },
  };
}

/** What became of a document, in short. */
export const outcomeOf = ({ document, page, kept }: Held) =>
  `${document}: ${kept ? `keeps ${page ?? 'its text'}` : 'left out'}`;

export const text = (en: string, zh: string) => ({ _type: 'localeString', en, zh });
export const reference = (_ref: string) => ({ _type: 'reference', _ref });

export const rename = (id: string, en: string): Edit => setField(id, 'title.en', en);
export const breakText = (id: string): Edit => removeField(id, 'overview.description1.zh');

/** Adds a programme that was never published and cannot be. */
export const addBroken = (slug: string): Edit[] => [
  copyDocument(GREECE, `program-${slug}`, { 'slug.current': slug }),
  breakText(`program-${slug}`),
];
