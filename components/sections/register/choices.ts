import { goalOf } from '../../../locales/goals.ts';
import type { FamilyAnswer, FamilyMemberKind } from '../../../locales/kinds.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { toMonths } from '../toMonths.ts';
import { requiresNoDays, sortKey } from './figureColumns.ts';

/** Upper limits of the budget filter, in millions of renminbi. */
export const BUDGET_BOUNDS = [3, 5, 10] as const;

/** Upper limits of the first-stage filter, in months. */
export const TIME_BOUNDS = [3, 6, 12] as const;

interface FamilyChoice {
  readonly value: string;
  /** Catalogue key of its label; without one it is not offered. */
  readonly label: string;
  readonly who: FamilyMemberKind;
  /** The answers that match it. */
  readonly answers: readonly FamilyAnswer[];
}

/** The relatives to filter by; nearly all programmes include spouse and children. */
export const FAMILY_CHOICES: readonly FamilyChoice[] = [
  {
    value: 'parentsTogether',
    label: 'compare.filters.withParentsTogether',
    who: 'parents',
    answers: ['yes'],
  },
  {
    value: 'parents',
    label: 'compare.filters.withParents',
    who: 'parents',
    answers: ['yes', 'conditions'],
  },
  {
    value: 'siblings',
    label: 'compare.filters.withSiblings',
    who: 'siblings',
    answers: ['yes', 'conditions'],
  },
];

interface Condition {
  readonly value: string;
  /** Catalogue key of its label; without one it is not offered. */
  readonly label: string;
  readonly isMet: (row: FilteredRow) => boolean;
}

/** What most families ask first beside money and time. */
export const CONDITIONS: readonly Condition[] = [
  { value: 'noDays', label: 'compare.filters.noDays', isMet: requiresNoDays },
  {
    value: 'noTest',
    label: 'compare.filters.noTest',
    isMet: ({ languageTest }) => languageTest === 'none',
  },
];

type FilteredRow = Pick<RegisterRow, 'family' | 'figures' | 'members' | 'languageTest'>;

const MILLION = 1_000_000;

/** The filter values that a programme matches, as `data-` attributes of its row. */
export const filterAttributes = (row: FilteredRow) => {
  const { family, figures, members } = row;
  const figure = (name: string) => figures.find((one) => one.name === name);
  const minimum = figure('minInvestment');
  const stage = figure('firstStage') ?? figure('processingTime');
  const months = stage && toMonths(stage, stage.upTo ?? stage.value);
  const comes = ({ who, answers }: FamilyChoice) =>
    members?.some((one) => one.who === who && answers.includes(one.answer)) ?? false;
  return {
    'data-goal': goalOf(family),
    // A programme without a fixed minimum matches any budget.
    'data-budget': BUDGET_BOUNDS.filter(
      (most) => !minimum || (sortKey(minimum) ?? Infinity) <= most * MILLION,
    ).join(' '),
    'data-time': TIME_BOUNDS.filter((most) => months !== undefined && months <= most).join(' '),
    'data-family': FAMILY_CHOICES.filter(comes)
      .map(({ value }) => value)
      .join(' '),
    'data-condition': CONDITIONS.filter(({ isMet }) => isMet(row))
      .map(({ value }) => value)
      .join(' '),
  };
};
