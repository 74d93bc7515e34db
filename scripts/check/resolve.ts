import { canonicalPath } from '../../locales/localPath.ts';
import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';

/** Where an address leads. */
type Destination =
  | { readonly kind: 'page'; readonly page: BuiltPage; readonly fragment: string }
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Another scheme is mail, telephone, `data:` and whatever else is not fetched from a server. */
  | { readonly kind: 'missing' | 'otherOrigin' | 'otherScheme' };

/**
 * Follows an address as a browser would.
 *
 * @param url as it is written
 * @param from path of the page that it is on
 */
export function resolveUrl(url: string, from: string, site: BuiltSite): Destination {
  const base = site.origin + from;
  if (url === '' || !URL.canParse(url, base)) return { kind: 'missing' };
  const { origin, protocol, pathname, hash } = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'otherScheme' };
  if (origin !== site.origin) return { kind: 'otherOrigin' };

  const page = site.pages.get(pathname);
  if (page) return { kind: 'page', page, fragment: fragmentOf(hash) };
  const canonical = canonicalPath(pathname);
  const redirect = site.redirects.get(canonical);
  if (redirect) return { kind: 'redirect', to: redirect.target };
  if (site.pages.has(canonical)) return { kind: 'redirect', to: canonical + hash };
  return site.files.has(pathname) ? { kind: 'file', address: pathname } : { kind: 'missing' };
}

/** The part after `#` as ids are written; a `%` that encodes nothing stays. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
