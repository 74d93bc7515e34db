/** A day as documents write it: `2026-09-30`, of the universal time. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
