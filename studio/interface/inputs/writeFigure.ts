import * as v from 'valibot';
import { FIGURE_QUALIFIERS, FIGURE_UNITS } from '../../../locales/figures.ts';
import { formatFigure } from '../../../locales/formatFigure.ts';
import { type Localized, mapLocales } from '../../../locales/locale.ts';

/** What the labels of the site say in both languages, by name; what they lack says its name. */
export type FigureLabels = (name: string) => Localized<string>;

const Amount = v.object({
  value: v.number(),
  upTo: v.nullish(v.number()),
  unit: v.picklist(FIGURE_UNITS),
  qualifier: v.nullish(v.picklist(FIGURE_QUALIFIERS)),
});

/** Nothing of these is in the words. */
const BARE = { name: '', asOf: '', reviewBy: '' };

/**
 * An amount as the site writes it.
 *
 * @param amount of the form
 * @returns `undefined` as long as it lacks its number or unit
 */
export function writeFigure(amount: unknown, labels: FigureLabels): Localized<string> | undefined {
  if (!v.is(Amount, amount)) return undefined;
  const figure = { ...BARE, ...v.parse(Amount, amount) };
  return mapLocales((locale) => formatFigure(figure, locale, (name) => labels(name)[locale]));
}
