import { type Figure, isCurrency } from '../../locales/figures.ts';
import type { DocumentOf } from '../queries/documents.ts';
import { type FigureDocument, shownFigure } from '../queries/figure.ts';

/** What a sum is made from. */
type Costly = Pick<DocumentOf<'program'>, 'costs'> & {
  readonly figures: readonly FigureDocument[];
};

/**
 * What is paid once, added up.
 *
 * @returns `undefined` unless there are several parts, each known and all of one currency: half a
 * sum would mislead
 */
export function sumOf({ costs, figures }: Costly, day: string): Figure | undefined {
  const parts = (costs?.items ?? [])
    .filter(({ kind }) => kind !== 'yearly')
    .map(({ figure }) => figures.find(({ name }) => name === figure));
  const known = parts.flatMap((part) => (part ? [shownFigure(part, day)] : []));
  const [first] = known;
  const isWhole = known.length === parts.length && known.length > 1;
  if (!first || !isWhole || !isCurrency(first.unit)) return;
  if (known.some(({ unit }) => unit !== first.unit)) return;
  const value = total(known.map((part) => part.value));
  const upTo = total(known.map((part) => part.upTo ?? part.value));
  return {
    ...{ name: 'sum', unit: first.unit, value },
    ...(upTo > value && { upTo }),
    ...(known.some(isOpen) && { qualifier: 'atLeast' as const }),
    asOf: earliest(known.map(({ asOf }) => asOf)),
    reviewBy: earliest(known.map(({ reviewBy }) => reviewBy)),
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A part that may be more makes the sum one that may be more. */
const isOpen = ({ name, qualifier }: Figure): boolean =>
  name === 'minInvestment' || (qualifier !== undefined && qualifier !== null);

const earliest = (days: readonly string[]): string => [...days].sort()[0] ?? '';
