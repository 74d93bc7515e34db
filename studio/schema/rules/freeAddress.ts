import type { CustomValidator, SlugValue, ValidationContext } from '@sanity/types';
import { say } from '../../words/say.ts';
import { familyTitle } from '../families.ts';
import { findAtAddress, folderOf } from './findAtAddress.ts';

/**
 * No other page may have the address, or have had it, because old links lead there. Only in the
 * Studio: the pull has all pages, compares addresses itself, and accepts another page's former
 * address.
 */
export const freeAddressRule: CustomValidator<SlugValue | undefined> = (slug, context) =>
  addressProblem(slug?.current, context, (name) =>
    say('“[name]” already has this address: choose another', { name }),
  );

/** A former address must not belong to another page, because visitors would see that page. */
export const formerAddressRule: CustomValidator<string | undefined> = (slug, context) =>
  addressProblem(slug, context, (name) =>
    say('“[name]” has this address, and visitors see that page: remove it here', { name }),
  );

async function addressProblem(
  slug: string | undefined,
  context: ValidationContext,
  describe: (name: string) => string,
) {
  const { environment, document, schema } = context;
  const folder = folderOf(document?._type, document?.family);
  if (environment !== 'studio' || !slug || !document || folder === undefined) return true;
  const target = { path: `${folder}/${slug}`, section: '' };
  const { pages, keepsAddress } = await findAtAddress(target, document, context);
  const others = pages.filter(keepsAddress);
  const other = others.find(({ isFormer }) => !isFormer) ?? others[0];
  if (!other) return true;
  const { name, family, isFormer } = other;
  if (!isFormer) return describe(name);
  const kind = family ? familyTitle(family) : (schema.get(document._type)?.title ?? '');
  return say(
    '“[name]” ([kind]) used to have this address, and old links lead there: choose another, or remove it from the former addresses there first',
    { name, kind },
  );
}
