import type { CustomValidator } from '@sanity/types';
import { isOptionalScreen, SCREEN_PATHS, SCREEN_TYPES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { folderOf, slugOf } from '../addresses.ts';
import type { StoredDocument } from '../overlay.ts';
import { nameOf, othersAt } from './storedDocuments.ts';

/**
 * No page may have the old address, because visitors would see that page and never be redirected;
 * and there must be only one redirect from it. Only in the Studio: the pull has all pages and
 * redirects.
 */
export const freeForRedirectRule: CustomValidator<string | undefined> = async (path, context) => {
  const { environment, document, schema } = context;
  if (environment !== 'studio' || !path || !document) return true;
  const others = await othersAt(document, context, (one) => placeOf(one) === path);
  const other = others.find(({ _type }) => _type === 'redirect');
  const page = others.find(({ _type }) => _type !== 'redirect');
  const screen = SCREEN_TYPES.find(
    (type) => SCREEN_PATHS[type] === path && (!isOptionalScreen(type) || page?._type === type),
  );
  const name = screen ? (schema.get(screen)?.title ?? screen) : page && nameOf(page);
  return [
    name && livePageProblem(path, name),
    other && secondRedirectProblem(path, nameOf(other)),
  ].flatMap((message) => (message ? [{ path: [], message }] : []));
};

/** The address of a page, or the one that a redirect leads from. */
const placeOf = (one: StoredDocument): unknown =>
  Object.entries(SCREEN_PATHS).find(([type]) => type === one._type)?.[1] ??
  one.from ??
  `${folderOf(one._type, one.family)}/${slugOf(one)}`;

/**
 * The message for an old address that belongs to a page.
 *
 * @param page the page's name
 */
export const livePageProblem = (path: string, page: string): string =>
  say(
    '[path] is the address of the page “[page]”: delete this redirect, or give the page another address first',
    { path, page },
  );

/**
 * The message for an old address that already redirects to a page.
 *
 * @param other identifies the other redirect
 */
export const secondRedirectProblem = (path: string, other: string): string =>
  say('[path] already redirects elsewhere (“[other]”): delete one of the two', { path, other });
