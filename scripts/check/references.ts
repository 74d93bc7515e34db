import type { HTMLElement } from 'node-html-parser';

/**
 * How a URL is used: visitors navigate to it (`link`), the browser loads it (`resource`), or it is
 * metadata for search engines and other sites (`address`).
 */
type ReferenceKind = 'link' | 'resource' | 'address';

/** A URL in a page. */
export interface PageReference {
  readonly element: HTMLElement;
  readonly url: string;
  readonly kind: ReferenceKind;
  /** As written, for messages: `<a href="/about">`. */
  readonly written: string;
}

const PLACES = [
  ['a[href], area[href]', 'href', 'link'],
  ['form[action]', 'action', 'link'],
  ['[formaction]', 'formaction', 'link'],
  ['[src]', 'src', 'resource'],
  ['[srcset]', 'srcset', 'resource'],
  ['[imagesrcset]', 'imagesrcset', 'resource'],
  ['[poster]', 'poster', 'resource'],
  ['object[data]', 'data', 'resource'],
  ['use[href], image[href]', 'href', 'resource'],
  ['link[href]:not([rel="canonical"], [rel="alternate"])', 'href', 'resource'],
  ['link[rel="canonical"], link[rel="alternate"]', 'href', 'address'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content', 'address'],
] as const;

/** Collects all URLs of a page, including every candidate of a `srcset` and structured data. */
export const readReferences = (root: HTMLElement): PageReference[] => [
  ...attributeReferences(root),
  ...root.querySelectorAll('script[type="application/ld+json"]').flatMap(structuredReferences),
];

function attributeReferences(root: HTMLElement): PageReference[] {
  return PLACES.flatMap(([selector, attribute, kind]) =>
    root.querySelectorAll(selector).flatMap((element) => {
      const value = element.getAttribute(attribute) ?? '';
      const urls = attribute.endsWith('srcset') ? srcsetUrls(value) : [value.trim()];
      return urls.map((url) => ({
        element,
        url,
        kind,
        written: `<${element.localName} ${attribute}="${url}">`,
      }));
    }),
  );
}

const structuredReferences = (element: HTMLElement): PageReference[] =>
  Array.from(element.text.matchAll(/"(?:url|item)":\s*"([^"]*)"/g), ([written, url = '']) => ({
    element,
    url,
    kind: 'address',
    written,
  }));

/** `/a-400.webp 400w, /a-800.webp 800w` has two URLs. */
export const srcsetUrls = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
