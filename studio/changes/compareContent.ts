import { LOCALES, type Locale } from '../../locales/locale.ts';
import { ENTRIES, ENTRY_TYPES, SCREEN_PATHS, SHARED_GROUPS } from '../../locales/routes.ts';
import { type SitePage, sitePages } from '../../locales/sitePages.ts';
import type { ComparedContent, ContentChanges, PageChange, TextChange } from './contentChanges.ts';
import { fieldsOf } from './fields.ts';
import { compareFigures } from './figures.ts';
import { linkTo } from './pageLinks.ts';
import { compareSentences, sentencesOf } from './sentences.ts';

/**
 * What differs between two states of the content. Pages are told apart by their documents, so that
 * one that moved to another address is no new page.
 *
 * @param before `undefined` when there was nothing yet
 * @param origin of the published site
 */
export function compareContent(
  before: ComparedContent | undefined,
  after: ComparedContent,
  origin: string,
): ContentChanges {
  if (!before) return { ...NOTHING, isFirst: true, added: linksOf(after, origin) };
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
  };
}

const NOTHING = { changed: [], added: [], removed: [], moved: [], figures: [] } as const;

const byId = ({ site }: ComparedContent) => new Map(sitePages(site).map((page) => [page.id, page]));

const linksOf = (content: ComparedContent, origin: string, isMeant = (_: SitePage) => true) =>
  sitePages(content.site)
    .filter(isMeant)
    .map((page) => linkTo(page, content, origin));

function changedPages(
  before: ComparedContent,
  after: ComparedContent,
  origin: string,
): PageChange[] {
  const former = byId(before);
  const kept = sitePages(after.site).flatMap((page) => {
    const known = former.get(page.id);
    return known ? [{ page: linkTo(page, after, origin), was: known.group, is: page.group }] : [];
  });
  const entries = entriesOf(before, after, origin);
  const shared = SHARED_GROUPS.map((group) => ({ page: undefined, was: group, is: group }));
  return LOCALES.flatMap((locale) => {
    const [old, now] = [before, after].map(({ catalogues }) => catalogues[locale]);
    return [...shared, ...kept, ...entries].flatMap(({ page, was, is }) => {
      const formerFields = fieldsOf(old?.get(was) ?? {}, was);
      const texts = changedTexts(formerFields, fieldsOf(now?.get(is) ?? {}, is), locale);
      return texts.length > 0 ? [{ locale, page, group: is, texts }] : [];
    });
  });
}

/** What has no page of its own, on the page that lists it: what is new there, gone or changed. */
function entriesOf(before: ComparedContent, after: ComparedContent, origin: string) {
  return ENTRY_TYPES.flatMap((type) => {
    const { list, screen } = ENTRIES[type];
    const listing = sitePages(after.site).find(({ path }) => path === SCREEN_PATHS[screen]);
    const page = listing && linkTo(listing, after, origin);
    const [former, present] = [groupsOf(before.site[list]), groupsOf(after.site[list])];
    return [...new Map([...former, ...present])].map(([id, group]) => ({
      page,
      was: former.get(id) ?? group,
      is: group,
    }));
  });
}

const groupsOf = (entries: readonly { readonly id: string; readonly group: string }[]) =>
  new Map(entries.map(({ id, group }) => [id, group]));

type Fields = ReadonlyMap<string, readonly string[]>;

const changedTexts = (before: Fields, after: Fields, locale: Locale): TextChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old, now] = [before.get(field) ?? [], after.get(field) ?? []];
    if (old.join('\n') === now.join('\n')) return [];
    const sentences = compareSentences(sentencesOf(old, locale), sentencesOf(now, locale));
    return sentences.length > 0 ? [{ field, sentences }] : [];
  });
