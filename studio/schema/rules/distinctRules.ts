import type { CustomValidator, SlugValue } from '@sanity/types';
import { LOCALES } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { slugOf } from '../addresses.ts';
import { nameOf, siblingDocuments, textIn } from './storedDocuments.ts';

/** The messages for each field that should be distinct. */
const MESSAGES = {
  title: '“[name]” has the same name: rename one, or delete one',
  headline: '“[name]” has the same headline: write another',
  searchTitle: '“[name]” has the same title in search results: write another',
} as const;

/**
 * Warns about a text that another document in the list also has, such as the original of a
 * duplicate, with the same card and search result.
 */
export const distinctTextRule =
  (field: keyof typeof MESSAGES): CustomValidator =>
  async (text, context) => {
    const others = await siblingDocuments(context);
    return LOCALES.flatMap((language) => {
      const own = textIn(text, language);
      const other = others.find((one) => own !== '' && textIn(one[field], language) === own);
      return other
        ? [{ path: [language], message: say(MESSAGES[field], { name: nameOf(other) }) }]
        : [];
    });
  };

/** Warns about an address that another entry of the page has: the pull would hold one back. */
export const distinctAddressRule: CustomValidator<SlugValue | undefined> = async (
  address,
  context,
) => {
  const others = await siblingDocuments(context);
  const other = others.find((one) => address?.current && slugOf(one) === address.current);
  return other
    ? say('“[name]” already has this address: choose another', { name: nameOf(other) })
    : true;
};

/** Warns about an order number that another document has too: their order would be arbitrary. */
export const distinctOrderRule: CustomValidator<number | undefined> = async (order, context) => {
  const others = await siblingDocuments(context);
  const other = others.find((one) => order !== undefined && one.order === order);
  return other
    ? say('“[name]” has the same number: choose another, or drag one under “Order on the site”', {
        name: nameOf(other),
      })
    : true;
};
