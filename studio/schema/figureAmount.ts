import { formatNumber } from '../../locales/formatFigure.ts';
import { STUDIO_LANGUAGE } from '../words/language.ts';
import { SPACE } from '../words/punctuation.ts';
import { say } from '../words/say.ts';
import { toReadableName } from './titles.ts';

/** The amount fields of a figure; a draft may lack any. */
interface FigureAmount {
  readonly value?: number | undefined;
  readonly upTo?: number | undefined;
  readonly unit?: string | undefined;
  readonly qualifier?: string | undefined;
}

/** A figure's amount for editors: `500,000 euros`, `3 to 6 months`, `12%`. */
export function figureAmount({ value, upTo, unit, qualifier }: FigureAmount): string {
  const ends = [value, upTo]
    .filter((end) => end !== undefined)
    .map((end) => formatNumber(end, STUDIO_LANGUAGE));
  const words = unit && !BARE.has(unit) ? toReadableName(unit) : '';
  const [lower = '', upper] = ends;
  const number = upper === undefined ? lower : say('[lower] to [upper]', { lower, upper });
  const more = qualifier === 'plus' && number !== '' ? '+' : '';
  const sign = unit === 'percent' ? '%' : '';
  const amount = `${number}${more}${sign}${SPACE}${words.replace(/^(?!US)./, (letter) => letter.toLowerCase())}`;
  return withQualifier(amount.trim(), qualifier);
}

/** Units without a word. */
const BARE: ReadonlySet<string> = new Set(['count', 'percent']);

function withQualifier(amount: string, qualifier: string | undefined): string {
  if (qualifier === 'atLeast') return say('at least [amount]', { amount });
  if (qualifier === 'about') return say('about [amount]', { amount });
  if (qualifier === 'moreThan') return say('more than [amount]', { amount });
  return amount;
}
