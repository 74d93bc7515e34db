import { indexCatalogue } from '../../locales/catalogue.ts';
import { LOCALES, type Locale } from '../../locales/locale.ts';
import type { Held } from '../pull/hold/held.ts';
import { fieldsOf } from './fields.ts';
import { compareFigures } from './figures.ts';
import { linkTo, pagesOf, type SitePage } from './pages.ts';
import type { HeldBack, PageChange, PulledContent, Report, TextChange } from './report.ts';
import { compareSentences, sentencesOf } from './sentences.ts';

/** Groups whose words stand on every page. */
const SHARED_GROUPS = ['nav', 'site', 'ui', 'errors'] as const;

/**
 * What differs between two states of the content. Pages are told apart by their documents, so that
 * one that moved to another address is no new page.
 *
 * @param before `undefined` when there was nothing yet
 * @param origin of the published site
 */
export function composeReport(
  before: PulledContent | undefined,
  after: PulledContent,
  held: readonly Held[],
  origin: string,
): Report {
  const heldBack = held.map((document) => withUrl(document, origin));
  if (!before) return { ...NOTHING, isFirst: true, added: linksOf(after, origin), heldBack };
  const [former, present] = [byId(before), byId(after)];
  const moved = [...present].flatMap(([id, page]) => {
    const from = former.get(id)?.path;
    const isMoved = from !== undefined && from !== page.path;
    return isMoved ? [{ ...linkTo(page, after, origin), from }] : [];
  });
  return {
    isFirst: false,
    changed: changedPages(before, after, origin),
    added: linksOf(after, origin, (page) => !former.has(page.id)),
    removed: linksOf(before, origin, (page) => !present.has(page.id)),
    moved,
    figures: compareFigures(before, after, origin),
    heldBack,
  };
}

const NOTHING = { changed: [], added: [], removed: [], moved: [], figures: [] } as const;

const withUrl = (held: Held, origin: string): HeldBack =>
  held.page === undefined ? held : { ...held, url: origin + held.page };

const byId = ({ site }: PulledContent) => new Map(pagesOf(site).map((page) => [page.id, page]));

const linksOf = (content: PulledContent, origin: string, isMeant = (_: SitePage) => true) =>
  pagesOf(content.site)
    .filter(isMeant)
    .map((page) => linkTo(page, content, origin));

function changedPages(before: PulledContent, after: PulledContent, origin: string): PageChange[] {
  const former = byId(before);
  const kept = pagesOf(after.site).flatMap((page) => {
    const known = former.get(page.id);
    return known ? [{ page: linkTo(page, after, origin), was: known.group, is: page.group }] : [];
  });
  const shared = SHARED_GROUPS.map((group) => ({ page: undefined, was: group, is: group }));
  return LOCALES.flatMap((locale) => {
    const [old, now] = [before, after].map(({ catalogues }) => indexCatalogue(catalogues[locale]));
    return [...shared, ...kept].flatMap(({ page, was, is }) => {
      const formerFields = fieldsOf(old?.get(was) ?? {}, was);
      const texts = changedTexts(formerFields, fieldsOf(now?.get(is) ?? {}, is), locale);
      return texts.length > 0 ? [{ locale, page, texts }] : [];
    });
  });
}

type Fields = ReadonlyMap<string, readonly string[]>;

const changedTexts = (before: Fields, after: Fields, locale: Locale): TextChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old, now] = [before.get(field) ?? [], after.get(field) ?? []];
    if (old.join('\n') === now.join('\n')) return [];
    const sentences = compareSentences(sentencesOf(old, locale), sentencesOf(now, locale));
    return sentences.length > 0 ? [{ field, sentences }] : [];
  });
