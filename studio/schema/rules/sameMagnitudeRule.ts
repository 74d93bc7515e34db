import type { CustomValidator } from '@sanity/types';
import { dayInTimeZone } from '../../../locales/day.ts';
import { isRecord } from '../../../locales/isRecord.ts';
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
  const now = valueAt(document, path.slice(0, FIGURE));
  if (number === undefined || !isRecord(now)) return true;
  const before = await readPublished(context, FIGURE);
  if (!before || before.unit !== now.unit) return true;
  // Visitors do not see a value that a later one has replaced.
  if (path.length === FIGURE + 1 && begunLater(now)) return true;
  const name = path.at(-1);
  const seen = begunLater(before) ?? before;
  const published = typeof name === 'string' ? seen[name] : undefined;
  const unit = typeof before.unit === 'string' ? before.unit : undefined;
  return typeof published !== 'number' || isAlike(number, published)
    ? true
    : say('Visitors currently see [published], and this changes it to [amount]: check the digits', {
        published: figureAmount({ value: published, unit }),
        amount: figureAmount({ value: number, unit }),
      });
};

/** A figure's later value, once it applies. */
function begunLater({ next }: Readonly<Record<string, unknown>>) {
  if (!isRecord(next) || typeof next.from !== 'string') return undefined;
  return next.from <= dayInTimeZone(new Date()) ? next : undefined;
}

function isAlike(one: number, other: number): boolean {
  const [less = 0, more = 0] = [one, other].map(Math.abs).sort((a, b) => a - b);
  return less === more || more < less * SUSPICIOUS_FACTOR;
}
