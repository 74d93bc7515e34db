import type { PageContextServer } from 'vike/types';
import { loadContent } from '../locales/load.ts';

/** Gives a page the pulled content, unless whoever renders it brings another (scripts/dev). */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.content ??= loadContent();
}
