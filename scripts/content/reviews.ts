import { compareStrings } from '../../locales/compareStrings.ts';
import type { Figure } from '../../locales/figures.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { localPath } from '../../locales/localPath.ts';
import { type ContentDate, guideDueDate, ratesExpiry } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { SitePage } from '../../locales/sitePages.ts';

/** A review due by a day, or an automatic change on a day. */
export interface Review extends ContentDate {
  /** Id of its document. */
  readonly document: string;
  /** Name of the figure, or `status`, `text`, `rates`. */
  readonly name: string;
  /** As shown on English pages. */
  readonly value: string;
  readonly source: string;
  /** URL of the page on the published site. */
  readonly url: string;
  readonly title: string;
  /** When the document last changed, or else the day of the last check, or of the automatic change. */
  readonly changed: string;
}

/** A review day with its page. Its value is a figure, the text at `key`, or `description`. */
interface ReviewDay extends ContentDate, Pick<Review, 'name' | 'source'> {
  readonly of: SitePage;
  readonly figure?: Figure;
  readonly key?: string;
  readonly description?: string;
  /** The day of the last check. */
  readonly checked?: string;
}

const AUTOMATIC = 'pages change automatically';

/** All reviews and automatic changes of a site. */
export function reviewDays({
  programs,
  projects,
  guides,
  newestRates,
  screens,
}: Site): ReviewDay[] {
  const figures = [...programs, ...projects].flatMap((of) =>
    of.figures.flatMap((figure): ReviewDay[] => {
      const { name, reviewBy, asOf: checked, nextFrom: day } = figure;
      const source = figure.sourceTitle ?? figure.sourceUrl ?? 'no source';
      const due = { kind: 'figure', day: reviewBy, figure, checked } as const;
      const check: ReviewDay = { of, name, source, ...due };
      const key = `figures.${name}.next`;
      return day ? [check, { of, kind: 'successor', day, name, source: AUTOMATIC, key }] : [check];
    }),
  );
  const states = programs.flatMap((of): ReviewDay[] => {
    const day = of.status?.next?.from;
    const state = { name: 'status', source: AUTOMATIC, key: 'status.later' };
    return day ? [{ of, kind: 'state', day, ...state }] : [];
  });
  const texts = guides.flatMap((of): ReviewDay[] => {
    if (!of.reviewed) return [];
    const read = { name: 'text', source: 'once a year', description: `checked on ${of.reviewed}` };
    const day = guideDueDate(of.reviewed);
    return [{ of, kind: 'guide', day, checked: of.reviewed, ...read }];
  });
  const rates = newestRates ? [ratesOf(newestRates, screens.compare)] : [];
  return [...figures, ...states, ...texts, ...rates];
}

/** Rates have no page of their own; the comparison shows the most amounts. */
const ratesOf = ({ id, day }: { id: string; day: string }, page: SitePage): ReviewDay => ({
  of: { ...page, id, updatedAt: null },
  kind: 'rates',
  day: ratesExpiry(day),
  checked: day,
  name: 'rates',
  description: `of ${day}`,
  source: 'amounts in renminbi are omitted afterwards',
});

/**
 * Reviews and automatic changes, by day.
 *
 * @param origin of the published site
 */
export function listReviews({ site, catalogues }: WholeContent, origin: string): Review[] {
  const labels = catalogues.en.get('ui') ?? {};
  const label = (name: string) => labels[`ui.${name}`] ?? '';
  const days = Map.groupBy(reviewDays(site), ({ of }) => of);
  const reviews = [...days].flatMap(([{ id, path, group, updatedAt }, entries]) => {
    // Only the needed fields: parsing all texts of a large site would take most of the time.
    const fields = ['seo.title', ...entries.flatMap(({ key }) => key ?? [])];
    const texts = catalogues.en.get(group, fields) ?? {};
    const text = (key: string) => texts[`${group}.${key}`];
    const url = origin + localPath(path, 'en');
    return entries.flatMap((entry): Review[] => {
      const { kind, day, name, source, figure, key, description, checked } = entry;
      const written = key ? text(key) : description;
      const value = figure ? formatFigure(figure, 'en', label) : written;
      if (value === undefined) return [];
      const title = kind === 'rates' ? 'Exchange rates' : (text('seo.title') ?? path);
      const changed = updatedAt ?? checked ?? day;
      return [{ day, kind, document: id, name, value, source, url, title, changed }];
    });
  });
  return reviews.sort((one, other) => compareStrings(keyOf(one), keyOf(other)));
}

const keyOf = ({ day, document, kind, name }: Review) => `${day} ${document} ${kind} ${name}`;
