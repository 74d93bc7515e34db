import * as v from 'valibot';
import { FigureFacts } from '../../../locales/figures.ts';
import { formatFigure } from '../../../locales/formatFigure.ts';
import { type Localized, mapLocales } from '../../../locales/locale.ts';

/** Looks up a label of the site in both languages; a missing one returns its name. */
export type FigureLabels = (name: string) => Localized<string>;

const Amount = v.pick(FigureFacts, ['value', 'upTo', 'unit', 'qualifier']);

/** Fields that do not appear in the text. */
const BARE = { name: '', asOf: '', reviewBy: '' };

/**
 * An amount as the site writes it.
 *
 * @param amount from the form
 * @returns `undefined` while number or unit is missing
 */
export function writeFigure(amount: unknown, labels: FigureLabels): Localized<string> | undefined {
  if (!v.is(Amount, amount)) return undefined;
  const figure = { ...BARE, ...v.parse(Amount, amount) };
  return mapLocales((locale) => formatFigure(figure, locale, (name) => labels(name)[locale]));
}
