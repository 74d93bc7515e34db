import { type HTMLElement, parse } from 'node-html-parser';
import type { Locale } from '../../locales/locale.ts';
import { canonicalPath, splitLocale } from '../../locales/localPath.ts';
import { type PageReference, readReferences } from './references.ts';
import { attributesOf } from './text.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Canonical path, `/zh/about`. */
  readonly path: string;
  /** Address of its file, `/zh/about.html`. */
  readonly file: string;
  readonly locale: Locale;
  /** The path without its language, `/about`. */
  readonly plainPath: string;
  readonly root: HTMLElement;
  /** Every id in the order of the page, duplicates included. */
  readonly ids: readonly string[];
  readonly references: readonly PageReference[];
  /** Names of its islands. */
  readonly islands: ReadonlySet<string>;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
}

/** A page at a former address, which does nothing but lead on. */
export interface RedirectPage {
  readonly path: string;
  /** Where it leads, as written. */
  readonly target: string;
}

/** Text of these is kept as it is; the content of `noscript` is read like any other. */
const PARSING = { blockTextElements: { script: true, style: true } };

/** Reads a page from its file. */
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

/** `0; url=/about` leads to `/about`. */
const refreshTarget = (content: string): string =>
  /url\s*=\s*["']?([^"']+)/i.exec(content)?.[1]?.trim() ?? '';
