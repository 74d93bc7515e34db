import type { CustomValidator } from '@sanity/types';
import { say } from '../../words/say.ts';
import { figureAmount } from '../figureAmount.ts';
import { valueAt } from '../valuesIn.ts';
import { readPublished } from './readPublished.ts';

/** A factor of 10: a zero too many or too few. */
const SUSPICIOUS_FACTOR = 10;

/** How long the path of a figure is; a later value is inside it, and has its unit. */
const FIGURE = 2;

/**
 * Warns about a number ten times the published one or a tenth of it, probably a typing error, which
 * nobody would notice in a sentence.
 */
export const sameMagnitudeRule: CustomValidator<number | undefined> = async (number, context) => {
  const { document, path = [] } = context;
  if (number === undefined || !document) return true;
  const before = await readPublished(context, FIGURE);
  const name = path.at(-1);
  const published = typeof name === 'string' ? before?.[name] : undefined;
  const unitNow = valueAt(document, [...path.slice(0, FIGURE), 'unit']);
  if (typeof published !== 'number' || before?.unit !== unitNow) return true;
  const unit = typeof before?.unit === 'string' ? before.unit : undefined;
  return isAlike(number, published)
    ? true
    : say('Visitors currently see [published], and this changes it to [amount]: check the digits', {
        published: figureAmount({ value: published, unit }),
        amount: figureAmount({ value: number, unit }),
      });
};

function isAlike(one: number, other: number): boolean {
  const [less = 0, more = 0] = [one, other].map(Math.abs).sort((a, b) => a - b);
  return less === more || more < less * SUSPICIOUS_FACTOR;
}
