import type { Figure } from '../../locales/figures.ts';

const MONTHS: Partial<Record<Figure['unit'], number>> = { day: 12 / 365, month: 1, year: 12 };

/** Converts a count of a figure's unit to months; `undefined` if the unit is not a duration. */
export function toMonths({ unit }: Figure, count: number): number | undefined {
  const months = MONTHS[unit];
  return months && count * months;
}
