import type { Figure } from '../../locales/figures.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import { LOCALES, type Localized, mapLocales } from '../../locales/locale.ts';
import type { ComparedContent, FigureChange } from './contentChanges.ts';
import { linkTo } from './pageLinks.ts';

type Written = Localized<string>;

/** The figures that are displayed differently, on documents present in both states. */
export function compareFigures(
  before: ComparedContent,
  after: ComparedContent,
  origin: string,
): FigureChange[] {
  const former = new Map(withFigures(before).map((page) => [page.id, page]));
  return withFigures(after).flatMap((page) => {
    const known = former.get(page.id);
    if (!known) return [];
    const old = writtenFigures(known.figures, before);
    const now = writtenFigures(page.figures, after);
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter((name) => !readsAlike(old.get(name), now.get(name)))
      .map((name) => ({
        name,
        document: page.id,
        page: linkTo(page, after, origin),
        before: old.get(name),
        after: now.get(name),
      }));
  });
}

const withFigures = ({ site }: ComparedContent) => [...site.programs, ...site.projects];

const readsAlike = (a: Written | undefined, b: Written | undefined): boolean =>
  LOCALES.every((locale) => a?.[locale] === b?.[locale]);

/** The formatted figures in each language, by name. */
const writtenFigures = (figures: readonly Figure[], { catalogues }: ComparedContent) =>
  new Map<string, Written>(
    figures.map((figure) => [
      figure.name,
      mapLocales((locale) =>
        formatFigure(
          figure,
          locale,
          (label) => catalogues[locale].get('ui')?.[`ui.${label}`] ?? '',
        ),
      ),
    ]),
  );
