import type { CustomValidator, SlugValue, ValidationContext } from '@sanity/types';
import { say } from '../../words/say.ts';
import { folderOf, formerSlugsOf, slugOf } from '../addresses.ts';
import { familyTitle } from '../families.ts';
import { nameOf, othersAt } from './storedDocuments.ts';

/**
 * No other page may have the address, or have had it, because old links lead there. Only in the
 * Studio: the pull has all pages, compares addresses itself, and accepts another page's former
 * address.
 */
export const freeAddressRule: CustomValidator<SlugValue | undefined> = (slug, context) =>
  addressProblem(slug?.current, context, ({ isFormer, ...page }) =>
    isFormer
      ? say(
          '“[name]” ([kind]) used to have this address, and old links lead there: choose another, or remove it from the former addresses there first',
          page,
        )
      : say('“[name]” already has this address: choose another', page),
  );

/** A former address must not belong to another page, or have been copied from it. */
export const formerAddressRule: CustomValidator<string | undefined> = (slug, context) =>
  addressProblem(slug, context, ({ isFormer, ...page }) =>
    isFormer
      ? say(
          '“[name]” ([kind]) used to have this address, and old links lead there: remove it here',
          page,
        )
      : say('“[name]” has this address, and visitors see that page: remove it here', page),
  );

/** The page that has an address. */
interface Owner {
  readonly name: string;
  readonly kind: string;
  /** Whether it has another one now. */
  readonly isFormer: boolean;
}

async function addressProblem(
  slug: string | undefined,
  context: ValidationContext,
  describe: (owner: Owner) => string,
) {
  const { environment, document, schema } = context;
  const folder = folderOf(document?._type, document?.family);
  if (environment !== 'studio' || !slug || !document || folder === undefined) return true;
  const others = await othersAt(
    document,
    context,
    (one) =>
      folderOf(one._type, one.family) === folder &&
      [slugOf(one), ...formerSlugsOf(one)].includes(slug),
  );
  const now = others.find((one) => slugOf(one) === slug);
  const other = now ?? others[0];
  if (!other) return true;
  const kind = other.family ? familyTitle(other.family) : (schema.get(document._type)?.title ?? '');
  return describe({ name: nameOf(other), kind, isFormer: !now });
}
