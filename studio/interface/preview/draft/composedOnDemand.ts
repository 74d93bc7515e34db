import { type GroupedCatalogue, indexCatalogue } from '../../../../locales/catalogue.ts';
import { type Localized, mapLocales } from '../../../../locales/locale.ts';
import { memoize } from '../../../../locales/memoize.ts';
import type { TextPart } from '../../../compose/catalogues.ts';

/**
 * The catalogues of a site whose groups are composed when a page needs them: at each keystroke the
 * preview composes the site and renders one page. A document without text yet has an empty group,
 * so that it can be shown with its gaps.
 */
export function composedOnDemand(texts: readonly TextPart[]): Localized<GroupedCatalogue> {
  const parts = new Map(texts.flatMap((part) => part.groups.map((group) => [group, part])));
  const composed = memoize(({ compose }: TextPart) => {
    const catalogues = compose();
    return mapLocales((locale) => indexCatalogue(catalogues[locale]));
  });
  return mapLocales((locale) => ({
    get: (group) => {
      const part = parts.get(group);
      return part && (composed(part)[locale].get(group) ?? {});
    },
  }));
}
