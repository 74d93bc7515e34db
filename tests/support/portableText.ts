import type { PortableTextBlock } from '@portabletext/types';
import fc from 'fast-check';

const key = fc.stringMatching(/^[a-z0-9]{1,12}$/);

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

const link = key.map((_key) => ({ _type: 'link', _key, href: `/${_key}` }));

const markDefs = fc.uniqueArray(link, { maxLength: 2, selector: ({ _key }) => _key });

const spanWith = (marks: readonly string[]) =>
  fc.record({
    _type: fc.constant('span'),
    _key: key,
    text: words,
    marks: fc.subarray(['strong', 'em', ...marks]),
  });

const listing = fc.oneof(
  fc.constant({}),
  fc.record({
    listItem: fc.constantFrom('bullet', 'number'),
    level: fc.integer({ min: 1, max: 3 }),
  }),
);

const block = fc
  .tuple(key, fc.constantFrom('normal', 'h3'), listing, markDefs)
  .chain(([_key, style, list, links]) =>
    fc
      .array(spanWith(links.map((one) => one._key)), { minLength: 1, maxLength: 12 })
      .map((children) => ({ _type: 'block', _key, style, ...list, markDefs: links, children })),
  );

/** Rich text of everything that the schema allows, with positions of up to two digits. */
export const portableText: fc.Arbitrary<PortableTextBlock[]> = fc.array(block, { maxLength: 12 });
