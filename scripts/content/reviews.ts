import type { Figure } from '../../locales/figures.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { localPath } from '../../locales/localPath.ts';
import { guideDue, type HeededDay, ratesEnd } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { SitePage } from '../../locales/sitePages.ts';

/** What somebody is to check again by a day, or what changes by itself on one. */
export interface Review extends HeededDay {
  /** Id of the document that holds it. */
  readonly document: string;
  /** Name of the figure, or `status`, `text`, `rates`. */
  readonly name: string;
  /** As English pages write it. */
  readonly value: string;
  readonly source: string;
  /** Address of the page, on the published site. */
  readonly url: string;
  readonly title: string;
  /** When the document last changed, or else the day on which it was checked, or changes. */
  readonly changed: string;
}

/** A day that somebody has to heed, with what it is of; its value is a figure, a text or as told. */
interface Heeded extends HeededDay, Pick<Review, 'name' | 'source'> {
  readonly of: SitePage;
  readonly figure?: Figure;
  readonly key?: string;
  readonly told?: string;
}

const BY_ITSELF = 'pages change by themselves';

/** Every day of a site that somebody has to heed. */
export function reviewDays({ programs, projects, guides, newestRates, screens }: Site): Heeded[] {
  const figures = [...programs, ...projects].flatMap((of) =>
    of.figures.flatMap((figure): Heeded[] => {
      const { name, reviewBy, nextFrom: day } = figure;
      const source = figure.sourceTitle ?? figure.sourceUrl ?? 'no source';
      const check: Heeded = { of, kind: 'figure', day: reviewBy, name, source, figure };
      const key = `figures.${name}.next`;
      return day ? [check, { of, kind: 'successor', day, name, source: BY_ITSELF, key }] : [check];
    }),
  );
  const states = programs.flatMap((of): Heeded[] => {
    const day = of.status?.next?.from;
    const state = { name: 'status', source: BY_ITSELF, key: 'status.later' };
    return day ? [{ of, kind: 'state', day, ...state }] : [];
  });
  const texts = guides.flatMap((of): Heeded[] => {
    if (!of.reviewed) return [];
    const read = { name: 'text', source: 'once a year', told: `checked on ${of.reviewed}` };
    return [{ of, kind: 'guide', day: guideDue(of.reviewed), ...read }];
  });
  const rates = newestRates ? [ratesOf(newestRates, screens.compare)] : [];
  return [...figures, ...states, ...texts, ...rates];
}

/** Rates have no page of their own: the comparison shows most amounts. */
const ratesOf = ({ id, day }: { id: string; day: string }, page: SitePage): Heeded => ({
  ...{ of: { ...page, id }, kind: 'rates', day: ratesEnd(day), name: 'rates', told: `of ${day}` },
  source: 'from then on amounts in renminbi are left out',
});

/**
 * What staff have to check again, and what changes by itself, the earliest day first.
 *
 * @param origin of the published site
 */
export function listReviews({ site, catalogues }: WholeContent, origin: string): Review[] {
  const labels = catalogues.en.get('ui') ?? {};
  const label = (name: string) => labels[`ui.${name}`] ?? '';
  const days = Map.groupBy(reviewDays(site), ({ of }) => of);
  const reviews = [...days].flatMap(([{ id, path, group, updatedAt }, entries]) => {
    // The fields alone: to parse all texts of a large site is most of the work.
    const fields = ['seo.title', ...entries.flatMap(({ key }) => key ?? [])];
    const texts = catalogues.en.get(group, fields) ?? {};
    const text = (key: string) => texts[`${group}.${key}`];
    const url = origin + localPath(path, 'en');
    return entries.flatMap(({ kind, day, name, source, figure, key, told }): Review[] => {
      const value = figure ? formatFigure(figure, 'en', label) : key ? text(key) : told;
      if (value === undefined) return [];
      const title = kind === 'rates' ? 'Exchange rates' : (text('seo.title') ?? path);
      const changed = updatedAt ?? figure?.asOf ?? day;
      return [{ day, kind, document: id, name, value, source, url, title, changed }];
    });
  });
  return reviews.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ day, document, kind, name }: Review) => `${day} ${document} ${kind} ${name}`;
