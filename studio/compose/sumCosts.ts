import { type Figure, isCurrency } from '../../locales/figures.ts';
import { sum } from '../../locales/sum.ts';
import type { DocumentOf } from '../queries/documents.ts';
import { asMinimum, type FigureDocument } from '../queries/figure.ts';

/** The fields of a programme from which the sum is calculated. */
type CostedProgram = Pick<DocumentOf<'program'>, 'costs'> & {
  readonly figures: readonly FigureDocument[];
};

/**
 * The sum of the one-time costs.
 *
 * @returns `undefined` unless there are several items, all known and in one currency: a partial sum
 * would mislead
 */
export function sumCosts({ costs, figures }: CostedProgram): Figure | undefined {
  const amounts = (costs?.items ?? [])
    .filter(({ kind }) => kind !== 'yearly')
    .map(({ figure }) => figures.find(({ name }) => name === figure));
  const known = amounts.filter((amount) => amount !== undefined).map(asMinimum);
  const [first] = known;
  const isWhole = known.length === amounts.length && known.length > 1;
  if (!first || !isWhole || !isCurrency(first.unit)) return;
  if (known.some(({ unit }) => unit !== first.unit)) return;
  const value = sum(known.map((amount) => amount.value));
  const upTo = sum(known.map((amount) => amount.upTo ?? amount.value));
  return {
    name: 'sum',
    unit: first.unit,
    value,
    ...(upTo > value && { upTo }),
    qualifier: known.some(isOpen) ? 'atLeast' : known.find(isAbout)?.qualifier,
    asOf: earliest(known.map(({ asOf }) => asOf)),
    reviewBy: earliest(known.map(({ reviewBy }) => reviewBy)),
  };
}

/** An item that may cost more makes the sum a lower bound. */
const isOpen = (amount: Figure): boolean => Boolean(amount.qualifier) && !isAbout(amount);

/** It may also cost less. */
const isAbout = ({ qualifier }: Figure): boolean => qualifier === 'about';

const earliest = (days: readonly string[]): string => [...days].sort()[0] ?? '';
