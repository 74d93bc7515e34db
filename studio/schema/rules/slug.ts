import { isLocale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';

/** First path segments that belong to the site itself or to its files. */
const RESERVED = new Set(['404', 'assets', 'images', 'index', 'api', 'hooks']);

const SAFE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with a slug, as a sentence for the editor.
 *
 * @param slug last segment of a page's address
 * @returns the problem, or `undefined` when the slug is safe in an address and in a file name
 */
export function slugProblem(slug: string): string | undefined {
  if (slug.length > 60)
    return say('“[slug]…” is too long for an address: use at most 60 characters', {
      slug: slug.slice(0, 60),
    });
  if (!SAFE.test(slug))
    return say(
      '“[slug]” is not a safe address: use lower-case letters a-z, digits and single hyphens, e.g. st-lucia',
      { slug },
    );
  if (RESERVED.has(slug) || isLocale(slug))
    return say('“[slug]” is reserved by the site: choose another', { slug });
  return undefined;
}

/**
 * What is wrong with an old address, as a sentence for the editor: a redirect from an address that
 * the site itself uses (`/index`, `/zh/about`) would be written over that page.
 *
 * @param path without language, e.g. `/citizenship/turkiye`
 */
export function pathProblem(path: string): string | undefined {
  const [start, ...segments] = path.split('/');
  if (start !== '' || segments.length === 0 || segments.includes(''))
    return say(
      '“[path]” is not a path on this site: write it like /citizenship/turkiye, without a language',
      { path },
    );
  return segments.map(slugProblem).find((problem) => problem !== undefined);
}
