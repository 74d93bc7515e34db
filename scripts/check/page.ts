import { type HTMLElement, parse } from 'node-html-parser';
import type { Locale } from '../../locales/locale.ts';
import { canonicalPath, splitLocale } from '../../locales/localPath.ts';
import { type PageReference, readReferences } from './references.ts';
import { attributesOf } from './text.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Canonical path, such as `/zh/about`. */
  readonly path: string;
  /** Path of its file, such as `/zh/about.html`. */
  readonly file: string;
  readonly locale: Locale;
  /** The path without the language, such as `/about`. */
  readonly plainPath: string;
  readonly root: HTMLElement;
  /** All ids in document order, including duplicates. */
  readonly ids: readonly string[];
  readonly references: readonly PageReference[];
  /** Names of its islands. */
  readonly islands: ReadonlySet<string>;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
}

/** A page at a former address that redirects to the current one. */
export interface RedirectPage {
  readonly path: string;
  /** Target URL as written. */
  readonly target: string;
}

/** Scripts and styles are kept as raw text; `noscript` is parsed. */
const PARSING = { blockTextElements: { script: true, style: true } };

/**
 * Parses a file of the built site.
 *
 * @param file its path, such as `/zh/about.html`
 */
export function readPage(file: string, html: string): BuiltPage | RedirectPage {
  const root = parse(html, PARSING);
  const path = canonicalPath(file);
  const refresh = root.querySelector('meta[http-equiv="refresh" i]');
  if (refresh) return { path, target: refreshTarget(refresh.getAttribute('content') ?? '') };
  const { locale, path: plainPath } = splitLocale(path);
  const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
  return {
    path,
    file,
    locale,
    plainPath,
    root,
    ids: attributesOf(root, '[id]', 'id'),
    references: readReferences(root),
    islands: new Set(attributesOf(root, '[data-island]', 'data-island')),
    isIndexed: !robots.includes('noindex'),
  };
}

/** Parses the target `/about` from `0; url=/about`. */
const refreshTarget = (content: string): string =>
  /url\s*=\s*["']?([^"']+)/i.exec(content)?.[1]?.trim() ?? '';
