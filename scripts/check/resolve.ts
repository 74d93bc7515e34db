import { canonicalPath } from '../../locales/localPath.ts';
import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';

/** What a URL refers to. */
type Destination =
  | { readonly kind: 'page'; readonly page: BuiltPage; readonly fragment: string }
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `otherScheme` is `mailto:`, `tel:`, `data:` and others that are not loaded from a server. */
  | { readonly kind: 'missing' | 'otherOrigin' | 'otherScheme' };

/**
 * Resolves a URL as a browser would.
 *
 * @param url as written
 * @param from path of the page that contains it
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

/** The decoded part after `#`, or the raw one if its encoding is invalid. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
