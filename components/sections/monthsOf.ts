import type { Figure } from '../../locales/figures.ts';

const MONTHS: Partial<Record<Figure['unit'], number>> = { day: 12 / 365, month: 1, year: 12 };

/** How many months so many of a figure's unit are; nothing where that is no time. */
export function monthsOf({ unit }: Figure, count: number): number | undefined {
  const months = MONTHS[unit];
  return months && count * months;
}
