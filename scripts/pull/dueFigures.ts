import * as v from 'valibot';
import { dayOf } from '../../locales/day.ts';
import { isDue } from '../../locales/figures.ts';
import type { Fetched } from '../../studio/queries/documents.ts';
import { FigureDocument } from '../../studio/queries/figure.ts';

const WithFigures = v.object({ figures: v.array(FigureDocument) });

/**
 * Tells which figures somebody was to check again by now. They are published all the same.
 *
 * @returns a line a document; none while every figure has been looked after
 */
export const describeDue = (documents: Fetched, now: Date): string[] =>
  Object.values(documents)
    .flat()
    .flatMap((document) => {
      const { success, output } = v.safeParse(WithFigures, document);
      const due = success
        ? output.figures.filter(({ reviewBy }) => isDue(reviewBy, dayOf(now)))
        : [];
      const names = due.map(({ name, reviewBy }) => `${name} (by ${reviewBy})`).join(', ');
      return due.length > 0 ? [`To be reviewed in ${document._id}: ${names}`] : [];
    });
