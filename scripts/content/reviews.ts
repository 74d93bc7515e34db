import { formatFigure } from '../../locales/formatFigure.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Program, Project } from '../../locales/site.ts';

/** What somebody is to check again by a day, or what changes by itself on one. */
export interface Review {
  readonly day: string;
  readonly kind: 'check' | 'change';
  /** Id of the document that holds it. */
  readonly document: string;
  /** Name of the figure, or `status`. */
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

/**
 * What staff have to check again, and what changes by itself, the earliest day first.
 *
 * @param origin of the published site
 */
export function listReviews({ site, catalogues }: WholeContent, origin: string): Review[] {
  const labels = catalogues.en.get('ui') ?? {};
  const label = (name: string) => labels[`ui.${name}`] ?? '';
  const reviewsOf = (page: Program | Project): Review[] => {
    const { id, path, group, figures, updatedAt } = page;
    const changes = [
      ...figures.map(({ name, nextFrom }) => ({
        name,
        day: nextFrom,
        key: `figures.${name}.next`,
      })),
      ...('status' in page
        ? [{ name: 'status', day: page.status?.next?.from, key: 'status.later' }]
        : []),
    ].flatMap(({ day, ...change }) => (day === undefined ? [] : [{ ...change, day }]));
    // The fields alone: to parse all texts of a large site is most of the work.
    const texts = catalogues.en.get(group, ['seo.title', ...changes.map(({ key }) => key)]) ?? {};
    const text = (key: string) => texts[`${group}.${key}`];
    const place = {
      ...{ document: id, url: origin + localPath(path, 'en') },
      title: text('seo.title') ?? path,
    };
    return [
      ...figures.map((figure) => ({
        ...{ ...place, kind: 'check' as const, day: figure.reviewBy, name: figure.name },
        value: formatFigure(figure, 'en', label),
        source: figure.sourceTitle ?? figure.sourceUrl ?? 'no source',
        changed: updatedAt ?? figure.asOf,
      })),
      ...changes.flatMap(({ name, day, key }) => {
        const value = text(key);
        if (value === undefined) return [];
        const change = { kind: 'change' as const, source: 'pages change by themselves' };
        return [{ ...place, ...change, day, name, value, changed: updatedAt ?? day }];
      }),
    ];
  };
  return [...site.programs, ...site.projects].flatMap(reviewsOf).sort(byDay);
}

const byDay = (one: Review, other: Review): number => {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};

const keyOf = ({ day, document, kind, name }: Review) => `${day} ${document} ${kind} ${name}`;
