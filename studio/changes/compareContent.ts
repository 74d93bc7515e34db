import { LOCALES, type Locale } from '../../locales/locale.ts';
import { ENTRIES, ENTRY_TYPES, SCREEN_PATHS, SHARED_GROUPS } from '../../locales/routes.ts';
import { type SitePage, sitePages } from '../../locales/sitePages.ts';
import type { ComparedContent, ContentChanges, PageChange, TextChange } from './contentChanges.ts';
import { fieldsOf } from './fields.ts';
import { compareFigures } from './figures.ts';
import { linkTo } from './pageLinks.ts';
import { compareSentences, sentencesOf } from './sentences.ts';
import { shownValues } from './shownValues.ts';

/**
 * Compares two states of the content. Pages are identified by their documents, so a page that moved
 * to another address is not a new page.
 *
 * @param before `undefined` if there was nothing yet
 * @param origin the origin of the published site
 */
export function compareContent(
  before: ComparedContent | undefined,
  after: ComparedContent,
  origin: string,
): ContentChanges {
  if (!before) return { ...NOTHING, isFirst: true, added: linksOf(after, origin) };
  const former = byId(before);
  const present = byId(after);
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
    hasOtherPictures: picturesOf(before).join() !== picturesOf(after).join(),
  };
}

const NOTHING = {
  changed: [],
  added: [],
  removed: [],
  moved: [],
  figures: [],
  hasOtherPictures: false,
} as const;

/** By page: the order of pages is none of pictures. */
const picturesOf = ({ site: { team, projects, share } }: ComparedContent): string[] =>
  [
    ...team.map(({ id, photo }) => `${id} ${photo.name}`),
    ...[...team, ...projects].flatMap(({ id, carousel }) =>
      carousel.map(({ name }, place) => `${id} ${place} ${name}`),
    ),
    share,
  ].toSorted();

const byId = ({ site }: ComparedContent) => new Map(sitePages(site).map((page) => [page.id, page]));

const linksOf = (content: ComparedContent, origin: string, include = (_: SitePage) => true) =>
  sitePages(content.site)
    .filter(include)
    .map((page) => linkTo(page, content, origin));

function changedPages(
  before: ComparedContent,
  after: ComparedContent,
  origin: string,
): PageChange[] {
  const former = byId(before);
  const kept = sitePages(after.site).flatMap((page) => {
    const known = former.get(page.id);
    const { group } = page;
    return known ? [{ page: linkTo(page, after, origin), group, was: known.group, is: group }] : [];
  });
  const entries = entriesOf(before, after, origin);
  const shared = SHARED_GROUPS.map((group) => ({ page: undefined, group, was: group, is: group }));
  return LOCALES.flatMap((locale) => {
    // A page that was only renamed is no other page.
    const titles = new Map(
      [before, after].flatMap((content) =>
        sitePages(content.site).map((page) => [
          page.id,
          linkTo(page, content, origin).titles[locale],
        ]),
      ),
    );
    const fieldsBefore = fieldsIn(before, locale, titles);
    const fieldsAfter = fieldsIn(after, locale, titles);
    return [...shared, ...kept, ...entries].flatMap(({ page, group, was, is }) => {
      const texts = changedTexts(fieldsBefore(was), fieldsAfter(is), locale);
      return texts.length > 0 ? [{ locale, page, group, texts }] : [];
    });
  });
}

/**
 * Everything that visitors read of a group in one language.
 *
 * @param titles the titles of pages, by document id
 */
function fieldsIn(content: ComparedContent, locale: Locale, titles: ReadonlyMap<string, string>) {
  const ids = new Map(sitePages(content.site).map(({ path, id }) => [path, id]));
  const titleAt = (path: string) => titles.get(ids.get(path) ?? '');
  const values = shownValues(content, locale, titleAt);
  return (group: string) => {
    const texts = { ...content.catalogues[locale].get(group), ...values.get(group) };
    return fieldsOf(texts, group, titleAt);
  };
}

/**
 * Entries without their own page, with the page that lists them: new, removed or still there. A new
 * one with the address of a removed one replaces it.
 */
function entriesOf(before: ComparedContent, after: ComparedContent, origin: string) {
  return ENTRY_TYPES.flatMap((type) => {
    const { list, screen } = ENTRIES[type];
    const listing = sitePages(after.site).find(({ path }) => path === SCREEN_PATHS[screen]);
    // Like the other texts of a new or removed page, its entries are not listed.
    if (!listing || !byId(before).has(listing.id)) return [];
    const page = linkTo(listing, after, origin);
    const ids = new Set(before.site[list].map(({ id }) => id));
    const kept = ids.intersection(new Set(after.site[list].map(({ id }) => id)));
    const groupsOf = ({ site }: ComparedContent) =>
      new Map(site[list].map(({ id, group }) => [kept.has(id) ? id : group, group]));
    const former = groupsOf(before);
    const present = groupsOf(after);
    return [...new Map([...former, ...present])].map(([entry, group]) => ({
      page,
      group,
      was: former.get(entry) ?? NO_GROUP,
      is: present.get(entry) ?? NO_GROUP,
    }));
  });
}

const NO_GROUP = '';

type Fields = ReadonlyMap<string, readonly string[]>;

const changedTexts = (before: Fields, after: Fields, locale: Locale): TextChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const old = before.get(field) ?? [];
    const now = after.get(field) ?? [];
    if (old.join('\n') === now.join('\n')) return [];
    const sentences = compareSentences(sentencesOf(old, locale), sentencesOf(now, locale));
    return sentences.length > 0 ? [{ field, sentences }] : [];
  });
