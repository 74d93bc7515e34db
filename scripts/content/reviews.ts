import type { WholeContent } from '../../locales/content.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import { localPath } from '../../locales/localPath.ts';

/** A figure that somebody is to check again by a day. */
export interface Review {
  readonly reviewBy: string;
  /** Id of the document that holds it. */
  readonly document: string;
  readonly figure: string;
  /** As English pages write it. */
  readonly value: string;
  readonly source: string;
  /** Address of the page, on the published site. */
  readonly url: string;
  readonly title: string;
  /** When the document last changed, or else the day on which the figure was checked. */
  readonly changed: string;
}

/**
 * What staff have to check again, the earliest day first.
 *
 * @param origin of the published site
 */
export function listReviews({ site, catalogues }: WholeContent, origin: string): Review[] {
  const labels = catalogues.en.get('ui') ?? {};
  const label = (name: string) => labels[`ui.${name}`] ?? '';
  return [...site.programs, ...site.projects]
    .flatMap(({ id, path, group, figures, updatedAt }) => {
      const title = catalogues.en.get(group)?.[`${group}.seo.title`] ?? path;
      const url = origin + localPath(path, 'en');
      return figures.map((figure) => ({
        ...{ reviewBy: figure.reviewBy, document: id, figure: figure.name, url, title },
        value: formatFigure(figure, 'en', label),
        source: figure.sourceTitle ?? figure.sourceUrl ?? 'no source',
        changed: updatedAt ?? figure.asOf,
      }));
    })
    .sort(byDay);
}

const byDay = (one: Review, other: Review): number => {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};

const keyOf = ({ reviewBy, document, figure }: Review) => `${reviewBy} ${document} ${figure}`;
