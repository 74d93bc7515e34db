import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { figureAmount } from '../figureAmount.ts';
import { publishedFigure } from './publishedFigure.ts';

/** A zero too many or too few. */
const SLIP = 10;

/**
 * Warns of a number that is ten times what visitors read, or a tenth of it: a slip of the keyboard
 * looks like that, and a sentence with it like any other.
 */
export const sameSize: CustomValidator<number | undefined> = async (number, context) => {
  const { document, path = [] } = context;
  if (number === undefined || !document) return true;
  const before = await publishedFigure(context);
  const name = path.at(-1);
  const published = typeof name === 'string' ? before?.[name] : undefined;
  if (typeof published !== 'number' || before?.unit !== unitOf(document.figures, path[1]))
    return true;
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
  return less === more || more < less * SLIP;
}

/** A later value has the unit of its figure. */
function unitOf(figures: unknown, item: unknown): unknown {
  if (!Array.isArray(figures) || !isRecord(item)) return undefined;
  return figures.filter(isRecord).find(({ _key }) => _key === item._key)?.unit;
}
