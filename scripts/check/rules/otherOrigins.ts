import { resolveUrl } from '../resolve.ts';
import { pageRule, siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

const REASON = "another firm learns of every visit, and the site's security policy blocks it";

/** A page fetches nothing from elsewhere; links to elsewhere are only followed by choice. */
export const otherOrigins = pageRule('other origins', function* (page, site) {
  for (const { kind, element, url, written } of page.references) {
    if (kind === 'address' || element.matches('a, area')) continue;
    const destination = resolveUrl(url, page.path, site);
    const isOther =
      destination.kind === 'otherOrigin' ||
      (destination.kind === 'otherScheme' && kind === 'resource');
    if (!isOther) continue;
    yield {
      message: `${written} does not come from this site: ${REASON}`,
      fix: 'keep a copy in public/ and name that',
    };
  }
});

/** How a script or a style sheet would connect to another origin; `data:` counts as another. */
const CONNECTIONS = {
  '.js': [
    /\b(?:fetch|sendBeacon|importScripts|WebSocket|EventSource|Worker)\(\s*["'`](?:https?:|wss?:)?\/\/[^"'`]*/g,
    /\b(?:import|from)\s*\(?\s*["'`](?:https?:)?\/\/[^"'`]*/g,
  ],
  '.css': [/(?:url\(|@import)\s*["']?(?:(?:https?:)?\/\/|data:)[^"')]*/g],
} as const;

/** Scripts and style sheets fetch nothing from elsewhere. */
export const otherConnections = siteRule('other connections', function* ({ files }) {
  for (const [address, { text }] of files) {
    const kinds = Object.entries(CONNECTIONS).filter(([ending]) => address.endsWith(ending));
    const patterns = kinds.flatMap(([, ofKind]) => ofKind);
    for (const [connection] of patterns.flatMap((pattern) => [...text.matchAll(pattern)]))
      yield {
        place: address,
        message: `${excerpt(connection)} does not come from this site: ${REASON}`,
        fix: 'keep a copy in public/ and name that, or leave it out',
      };
  }
});
