import type { CustomValidator } from '@sanity/types';
import {
  COLLECTION_TYPES,
  COLLECTIONS,
  FAMILY_PLACES,
  PROGRAM_FAMILIES,
  SCREEN_PATHS,
} from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/** A document whose page is named by the last segment of an address. */
const PAGE = `*[slug.current == $slug && ${WITHIN_RELEASE}
  && (_type == $type || (_type == "program" && family in $families))][0]{
  "name": coalesce(name.en, title.en, _id)
}`;

/**
 * No page has the old address: visitors get the page, and the redirect would lead nobody. Asked in
 * the Studio alone: the pull has all pages at hand.
 */
export const noLivePage: CustomValidator<string | undefined> = async (
  path,
  { environment, document, getClient, signal },
) => {
  if (environment !== 'studio' || !path || !document) return true;
  const [screen] = Object.entries(SCREEN_PATHS).find(([, address]) => address === path) ?? [];
  if (screen) return livePageProblem(path, screen);
  const end = path.lastIndexOf('/');
  const folder = path.slice(0, end);
  const params = {
    slug: path.slice(end + 1),
    type: COLLECTION_TYPES.find((type) => COLLECTIONS[type].place('')?.folder === folder) ?? '',
    families: PROGRAM_FAMILIES.filter((family) => FAMILY_PLACES[family].folder === folder),
    release: readId(document._id).release,
  };
  const page = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<{ name: string } | null>(PAGE, params, { signal });
  return page ? livePageProblem(path, page.name) : true;
};

/**
 * What is wrong with an old address that is a page's, as a sentence for the editor.
 *
 * @param page its name
 */
export const livePageProblem = (path: string, page: string): string =>
  say(
    '[path] is the address of the page “[page]”: delete this redirect, or give the page another address first',
    { path, page },
  );
