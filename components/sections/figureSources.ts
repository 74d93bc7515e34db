import type { Figure } from '../../locales/figures.ts';

/** One figure per source, in the order of the figures: the one whose review is due first. */
export function onePerSource(figures: readonly Figure[]): Figure[] {
  const bySource = new Map<string | undefined, Figure>();
  for (const figure of figures) {
    const source = figure.sourceUrl ?? figure.sourceTitle;
    const known = bySource.get(source);
    if (!known || figure.reviewBy < known.reviewBy) bySource.set(source, figure);
  }
  return [...bySource.values()];
}
