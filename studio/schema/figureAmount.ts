import { say } from '../words/say.ts';
import { readableName } from './titles.ts';

/** What is known of a figure; a draft may lack any part. */
interface FigureParts {
  readonly value?: number | undefined;
  readonly upTo?: number | undefined;
  readonly unit?: string | undefined;
  readonly qualifier?: string | undefined;
}

/** The amount of a figure as editors read it: `500,000 euros`, `3 to 6 months`, `12%`. */
export function figureAmount({ value, upTo, unit, qualifier }: FigureParts): string {
  const ends = [value, upTo].filter((end) => end !== undefined).map((end) => NUMBER.format(end));
  const words = unit && !BARE.has(unit) ? readableName(unit) : '';
  const [lower = '', upper] = ends;
  const number = upper === undefined ? lower : say('[lower] to [upper]', { lower, upper });
  const more = qualifier === 'plus' && number !== '' ? '+' : '';
  const sign = unit === 'percent' ? '%' : '';
  const amount = `${number}${more}${sign} ${words.replace(/^(?!US)./, (letter) => letter.toLowerCase())}`;
  return qualified(amount.trim(), qualifier);
}

/** Made once: each use of `toLocaleString` makes one. */
const NUMBER = new Intl.NumberFormat('en');

/** The units that have no words. */
const BARE: ReadonlySet<string> = new Set(['count', 'percent']);

function qualified(amount: string, qualifier: string | undefined): string {
  if (qualifier === 'atLeast') return say('at least [amount]', { amount });
  if (qualifier === 'about') return say('about [amount]', { amount });
  if (qualifier === 'moreThan') return say('more than [amount]', { amount });
  return amount;
}
