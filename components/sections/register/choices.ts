import { goalOf } from '../../../locales/goals.ts';
import type { RegisterRow } from '../../../locales/parts.ts';

/** Bounds of the filter for the minimum, in millions of renminbi. */
export const BUDGET_BOUNDS = [3, 5, 10] as const;

/** Bounds of the filter for the first stage, in months. */
export const TIMES = [3, 6, 12] as const;

/** The relatives that can be asked for: spouse and children come with nearly all. */
export const MEMBERS = [
  ['parents', 'compare.filters.withParents'],
  ['siblings', 'compare.filters.withSiblings'],
] as const;

const MILLION = 1_000_000;

/** For each filter the choices that a programme fits, as the row's `data-` attributes have them. */
export const fitsOf = ({ family, figures, members }: RegisterRow) => {
  const figure = (name: string) => figures.find((one) => one.name === name);
  const minimum = figure('minInvestment');
  const stage = figure('firstStage') ?? figure('processingTime');
  const months = stage?.unit === 'month' ? (stage.upTo ?? stage.value) : undefined;
  const comes = (who: string) =>
    members?.some((one) => one.who === who && /^(?:yes|conditions)$/.test(one.answer)) ?? false;
  return {
    'data-goal': goalOf(family),
    // Without a fixed minimum a programme fits any.
    'data-budget': BUDGET_BOUNDS.filter(
      (most) => !minimum || (minimum.renminbi ?? Infinity) <= most * MILLION,
    ).join(' '),
    'data-time': TIMES.filter((most) => months !== undefined && months <= most).join(' '),
    'data-family': MEMBERS.map(([who]) => who)
      .filter(comes)
      .join(' '),
  };
};
