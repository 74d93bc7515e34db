import { groupByUrgency } from '../../locales/reviews.ts';
import type { Review } from './reviews.ts';

/**
 * The reviews as a table for the terminal: those overdue on a day, those of the next 90 days, and the
 * number of later ones.
 */
export function describeReviews(reviews: readonly Review[], day: string): string {
  const { overdue, soon, later, until } = groupByUrgency(reviews, day);
  return [
    describe(`Overdue on ${day}`, overdue),
    describe(`From ${day} to ${until}`, soon),
    `Later: ${count(later)}${later[0] ? `, the first by ${later[0].day}` : ''}`,
  ].join('\n\n');
}

function describe(title: string, reviews: readonly Review[]): string {
  if (reviews.length === 0) return `${title}: nothing`;
  const pages = [...Map.groupBy(reviews, ({ url }) => url).values()];
  return [`${title}: ${count(reviews)}`, ...pages.flatMap(describePage)].join('\n');
}

function describePage(reviews: readonly Review[]): string[] {
  const [first] = reviews;
  if (!first) return [];
  const width = (of: (review: Review) => string) =>
    Math.max(...reviews.map((review) => of(review).length));
  const names = width(({ name }) => name);
  const values = width(({ value }) => value);
  return [
    `\n${first.day}  ${first.title}  ${first.url}  (${first.document})`,
    ...reviews.map(
      ({ day, name, value, source }) =>
        `  ${day}  ${name.padEnd(names)}  ${value.padEnd(values)}  ${source}`,
    ),
  ];
}

const count = (reviews: readonly Review[]): string => {
  const pages = new Set(reviews.map(({ url }) => url)).size;
  return `${plural(reviews.length, 'entry', 'entries')} on ${plural(pages, 'page')}`;
};

const plural = (number: number, noun: string, nouns = `${noun}s`) =>
  `${number} ${number === 1 ? noun : nouns}`;
