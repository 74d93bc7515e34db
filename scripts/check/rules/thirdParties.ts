import type { HTMLElement } from 'node-html-parser';
import { resolveUrl } from '../resolve.ts';
import { pageRule, siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

const OBSERVED = "another firm learns of every visit, and the site's security policy blocks it";

/** Pages load nothing from other origins; external links are allowed. */
export const otherOrigins = pageRule('other origins', function* (page, site) {
  for (const { kind, element, url, written } of page.references) {
    if (kind === 'address' || element.matches('a, area')) continue;
    const destination = resolveUrl(url, page.path, site);
    const isOther =
      destination.kind === 'otherOrigin' ||
      (destination.kind === 'otherScheme' && kind === 'resource');
    if (!isOther) continue;
    yield {
      message: `${written} does not come from this site: ${OBSERVED}`,
      fix: 'keep a copy in public/ and use that',
    };
  }
});

/** Code by which scripts and style sheets connect to other origins, including `data:`. */
const CONNECTIONS = {
  '.js': [
    /\b(?:fetch|sendBeacon|importScripts|WebSocket|EventSource|Worker)\(\s*["'`](?:https?:|wss?:)?\/\/[^"'`]*/g,
    /\b(?:import|from)\s*\(?\s*["'`](?:https?:)?\/\/[^"'`]*/g,
  ],
  '.css': [/(?:url\(|@import)\s*["']?(?:(?:https?:)?\/\/|data:)[^"')]*/g],
} as const;

/** Scripts and style sheets load nothing from other origins. */
export const otherConnections = siteRule('other connections', function* ({ files }) {
  for (const [address, { text }] of files) {
    const kinds = Object.entries(CONNECTIONS).filter(([ending]) => address.endsWith(ending));
    const patterns = kinds.flatMap(([, ofKind]) => ofKind);
    for (const [connection] of patterns.flatMap((pattern) => [...text.matchAll(pattern)]))
      yield {
        place: address,
        message: `${excerpt(connection)} does not come from this site: ${OBSERVED}`,
        fix: 'keep a copy in public/ and use that, or leave it out',
      };
  }
});

const FORBIDDEN = "the server's security policy forbids it, so browsers ignore it";

/** Data blocks are not scripts. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Pages contain no inline scripts and styles. */
export const inlineCode = pageRule('inline code', function* ({ root }) {
  for (const element of root.querySelectorAll('*')) {
    for (const { found, fix } of findInlineCode(element))
      yield { message: `${found} is in the page: ${FORBIDDEN}`, fix };
  }
});

function* findInlineCode(element: HTMLElement) {
  const { localName } = element;
  const type = element.getAttribute('type') ?? '';
  if (localName === 'script' && !element.hasAttribute('src') && !DATA_TYPES.has(type))
    yield { found: `<script> "${excerpt(element.text)}"`, fix: 'move it into a separate file' };
  if (localName === 'style')
    yield { found: `<style> "${excerpt(element.text)}"`, fix: 'move the rules into a style sheet' };
  for (const [name, value] of Object.entries(element.attributes)) {
    const found = `<${localName} ${name}="${excerpt(value)}">`;
    if (name === 'style') yield { found, fix: 'use a class' };
    if (/^on/i.test(name)) yield { found, fix: 'add the listener in a script file' };
    if (/^\s*javascript:/i.test(value)) yield { found, fix: 'make it a button with a listener' };
  }
}
