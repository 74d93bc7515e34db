import { isLocale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';

/** Path segments that the site or its files use. */
const RESERVED = new Set(['404', 'assets', 'images', 'index', 'api', 'hooks']);

const SAFE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Describes what is wrong with a slug, for the editor.
 *
 * @param slug the last segment of a page's address
 * @returns the problem, or `undefined` if the slug is safe in addresses and file names
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
 * Describes what is wrong with an old address, for the editor. A redirect from an address that the
 * site uses (`/index`, `/zh/about`) would overwrite that page.
 *
 * @param path without a language prefix, e.g. `/citizenship/turkiye`
 */
export function pathProblem(path: string): string | undefined {
  const [start, ...segments] = path.split('/');
  const isPath = start === '' && segments.length > 0 && !segments.includes('');
  if (!isPath || isLocale(segments[0]))
    return say(
      '“[path]” is not a path on this site: write it like /citizenship/turkiye, without a language',
      { path },
    );
  return segments.map(slugProblem).find((problem) => problem !== undefined);
}
