import type { Figure } from '../../locales/figures.ts';

/** Of each source, in the figures' order, the figure that must be checked again first. */
export function oneEachSource(figures: readonly Figure[]): Figure[] {
  const bySource = new Map<string | undefined, Figure>();
  for (const figure of figures) {
    const source = figure.sourceUrl ?? figure.sourceTitle;
    const known = bySource.get(source);
    if (!known || figure.reviewBy < known.reviewBy) bySource.set(source, figure);
  }
  return [...bySource.values()];
}
