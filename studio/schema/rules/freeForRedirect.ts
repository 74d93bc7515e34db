import type { CustomValidator } from '@sanity/types';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { atAddress } from './atAddress.ts';

/**
 * No page has the old address: visitors get the page, and the redirect would lead nobody. And it
 * leads to one page. Asked in the Studio alone: the pull has all pages and redirects at hand.
 */
export const freeForRedirect: CustomValidator<string | undefined> = async (path, context) => {
  if (context.environment !== 'studio' || !path) return true;
  const { pages, redirects, staysBeside } = await atAddress({ path, section: '' }, context);
  const [screen] = Object.entries(SCREEN_PATHS).find(([, address]) => address === path) ?? [];
  const page = screen ?? pages.find((one) => !one.isFormer && staysBeside(one))?.name;
  const other = redirects.find(staysBeside);
  return [
    page && livePageProblem(path, page),
    other && secondRedirectProblem(path, other.name),
  ].flatMap((message) => (message ? [{ path: [], message }] : []));
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

/**
 * What is wrong with an old address that leads to a page already, as a sentence for the editor.
 *
 * @param other what tells the other redirect
 */
export const secondRedirectProblem = (path: string, other: string): string =>
  say('[path] already redirects elsewhere (“[other]”): delete one of the two', { path, other });
