import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { splitLocale } from '../../../locales/localPath.ts';
import { COLLECTION_TYPES, ENTRY_TYPES, OPTIONAL_SCREENS } from '../../../locales/routes.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { formerSlugsOf, slugOf } from '../addresses.ts';
import { overlay, readId, type StoredDocument } from '../overlay.ts';
import { SANITY_API } from '../sanityApi.ts';
import { linksIn, SITE_ORIGIN } from './linksIn.ts';
import { sharedRequest } from './sharedRequest.ts';

/**
 * What a document is compared with: its type, the addresses that it names, now or formerly, screens
 * that a site can do without, and its release; also drafts, but nothing of other releases.
 */
const QUERY = `*[(_type in $types || from in $paths || slug.current in $slugs
    || count(formerSlugs[@ in $slugs]) > 0 || _id in path("versions.**"))
  && (!(_id in path("versions.**")) || string::split(_id, ".")[1] == $release)]{
  _id, _type, _system, family, order, slug, formerSlugs, from, "sections": sections[]{anchor},
  "title": coalesce(name, title, term, target->name, target->title),
  "headline": hero.title, "searchTitle": seo.title
}`;

/** The documents in the lake that the rules of a document need. */
export const storedDocuments = sharedRequest((document, client) =>
  client.withConfig({ perspective: 'raw' }).fetch<StoredDocument[]>(QUERY, {
    types: [document._type, ...OPTIONAL_SCREENS],
    release: readId(document._id).release,
    ...addressesIn(document),
  }),
);

/** Where a document's links lead, its own and former addresses, and the one that it redirects. */
function addressesIn(document: SanityDocument) {
  const targets = linksIn(document, SITE_ORIGIN).map(({ target }) => target);
  const links = targets.map(({ path }) => splitLocale(path).path);
  const paths = typeof document.from === 'string' ? [...links, document.from] : links;
  const last = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const sections = targets.map(({ section }) => section);
  const own = [slugOf(document) ?? '', ...formerSlugsOf(document)];
  return { paths, slugs: [...last, ...sections, ...own] };
}

/**
 * The other documents with an address, once a document is published; a release publishes no drafts.
 * A live document keeps its address even if the draft of another, such as its duplicate, has it too.
 *
 * @param has whether a document has the address
 */
export async function othersAt(
  document: SanityDocument,
  { getClient }: ValidationContext,
  has: (one: StoredDocument) => boolean,
): Promise<StoredDocument[]> {
  const { id: own, release } = readId(document._id);
  const stored = await storedDocuments(document, getClient(SANITY_API));
  const isLive = stored.some((one) => one._id === own && has(one));
  return (release ? overlay(stored, release) : stored)
    .filter(({ _id }) => readId(_id).id !== own && !(isLive && _id.startsWith('drafts.')))
    .filter(has);
}

const LISTED = [...COLLECTION_TYPES, ...ENTRY_TYPES];

/**
 * The other documents in the same list of the site, for programmes of the same family, as they will
 * be once their drafts, or the release, are published. Only in the Studio, and only for warnings,
 * which do not block a publish if the lake does not answer.
 */
export async function siblingDocuments({
  environment,
  document,
  getClient,
}: ValidationContext): Promise<readonly StoredDocument[]> {
  if (environment !== 'studio' || !document) return [];
  const { _type: type, family } = document;
  if (!LISTED.some((name) => name === type)) return [];
  const { id, release } = readId(document._id);
  const stored = await storedDocuments(document, getClient(SANITY_API)).catch(() => []);
  return overlay(stored, release || 'drafts')
    .filter(({ _id, _type }) => _type === type && _id !== id)
    .filter((one) => (one.family ?? family) === family);
}

/** A text in one language; empty if missing. */
export const textIn = (text: unknown, language: string): string =>
  isRecord(text) && typeof text[language] === 'string' ? text[language].trim() : '';

/** The name of a document in the language of the Studio, otherwise in English. */
export const nameOf = ({ _id, title }: StoredDocument): string =>
  textIn(title, STUDIO_LANGUAGE) || textIn(title, 'en') || _id;
