import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../locales/load.ts';
import { pageData } from '../pageData.ts';

/** The not-found page has no document: its words are labels, and search engines do not list it. */
export function data({ locale }: PageContextServer) {
  const { home } = loadContent().site.screens;
  return {
    ...pageData({ locale, page: { ...home, path: '/404' } }),
    titleKey: 'errors.notFoundTitle',
    descriptionKey: 'errors.notFoundText',
    indexed: false,
  };
}
