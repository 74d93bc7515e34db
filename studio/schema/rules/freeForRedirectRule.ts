import type { CustomValidator } from '@sanity/types';
import { isOptionalScreen, SCREEN_PATHS } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { findAtAddress } from './findAtAddress.ts';

/**
 * No page may have the old address, because visitors would see that page and never be redirected;
 * and there must be only one redirect from it. Only in the Studio: the pull has all pages and
 * redirects.
 */
export const freeForRedirectRule: CustomValidator<string | undefined> = async (path, context) => {
  const { environment, document, schema } = context;
  if (environment !== 'studio' || !path || !document) return true;
  const target = { path, section: '' };
  const found = await findAtAddress(target, document, context);
  const { pages, redirects, screens, keepsAddress } = found;
  const [screen] =
    Object.entries(SCREEN_PATHS).find(
      ([type, address]) =>
        address === path && (!isOptionalScreen(type) || screens.some(keepsAddress)),
    ) ?? [];
  const title = screen && (schema.get(screen)?.title ?? screen);
  const page = title ?? pages.find((one) => !one.isFormer && keepsAddress(one))?.name;
  const other = redirects.find(keepsAddress);
  return [
    page && livePageProblem(path, page),
    other && secondRedirectProblem(path, other.name),
  ].flatMap((message) => (message ? [{ path: [], message }] : []));
};

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
