import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { HeldBackDocument } from '../../scripts/content/heldBack.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { HALF_OF_PAGES } from './contentChanges.ts';
import { addDocument, copyDocument, type Edit, removeField, setField } from './dataset.ts';
import { expectConsistent, readPulled } from './pulledSite.ts';

export const GREECE = 'program-residency-greece';
export const JAPAN = 'program-residency-japan';

/**
 * A checkout for each test, whose content has been published, with half of the fixture's programmes.
 * After each test, the site must have no dead links and no missing content.
 */
export function holdBackCheckout() {
  let published: Checkout;
  let checkout: Checkout;
  beforeAll(async () => {
    published = await makeCheckout(...HALF_OF_PAGES);
    await published.pull();
  });
  beforeEach(async () => {
    const copy = await published.copy();
    checkout = { ...copy, edit: (...edits) => copy.edit(...HALF_OF_PAGES, ...edits) };
  });
  afterEach(async () => {
    await expectConsistent(checkout);
    await checkout[Symbol.asyncDispose]();
  });
  afterAll(() => published[Symbol.asyncDispose]());

  return {
    checkout: () => checkout,
    /** Publishes with holding back; returns the documents held back, and the published content. */
    publish: async (...edits: Edit[]) => {
      await checkout.edit(...edits);
      const held = await checkout.holdBack();
      return { held: held.map(outcomeOf).sort(), ...(await readPulled(checkout)) };
    },
  };
}

/** Short description of what happened to a document. */
export const outcomeOf = ({ document, page, kept }: HeldBackDocument) =>
  `${document}: ${kept ? `keeps ${page ?? 'its text'}` : 'left out'}`;

export const text = (en: string, zh: string) => ({ _type: 'localeString', en, zh });
export const reference = (_ref: string) => ({ _type: 'reference', _ref });

export const rename = (id: string, en: string): Edit => setField(id, 'title.en', en);
export const breakText = (id: string): Edit => removeField(id, 'overview.description1.zh');

/** Adds an unpublished, invalid programme. */
export const addInvalid = (slug: string): Edit[] => [
  copyDocument(GREECE, `program-${slug}`, { 'slug.current': slug }),
  breakText(`program-${slug}`),
];

/** Adds a glossary term on 户口, the household registration. */
export const addHukou = (id = 'term-hukou', en = 'Hukou'): Edit =>
  addDocument({
    _id: id,
    _type: 'glossaryTerm',
    slug: { _type: 'slug', current: 'hukou' },
    term: text(en, '户口'),
    text: text('Where a family is registered.', '家庭登记的地方。'),
  });
