import { type GroupedCatalogue, indexCatalogue } from '../../../../locales/catalogue.ts';
import { type Localized, mapLocales } from '../../../../locales/locale.ts';
import { memoize } from '../../../../locales/memoize.ts';
import type { DeferredTexts } from '../../../compose/catalogues.ts';

/**
 * The catalogues of a site whose groups are composed when a page needs them: at each keystroke the
 * preview composes the site and renders one page. A document without text yet has an empty group,
 * so that it can be shown with its gaps.
 */
export function composedOnDemand(texts: readonly DeferredTexts[]): Localized<GroupedCatalogue> {
  const byGroup = new Map(texts.flatMap((one) => one.groups.map((group) => [group, one])));
  const composed = memoize(({ compose }: DeferredTexts) => {
    const catalogues = compose();
    return mapLocales((locale) => indexCatalogue(catalogues[locale]));
  });
  return mapLocales((locale) => ({
    get: (group) => {
      const deferred = byGroup.get(group);
      return deferred && (composed(deferred)[locale].get(group) ?? {});
    },
  }));
}
