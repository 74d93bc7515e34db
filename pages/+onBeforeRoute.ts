import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import type { Content } from '../locales/content.ts';
import { loadContent } from '../locales/load.ts';
import { splitLocale } from '../locales/localPath.ts';

/** The build passes in the content; Vike's own server does not. */
type PageContextBefore = Omit<PageContext, 'content'> & { readonly content?: Content };

/** Strips the language prefix from the URL, so that one folder of `pages/` serves both languages. */
export function onBeforeRoute({ urlParsed, content = loadContent() }: PageContextBefore) {
  const { locale, path } = splitLocale(urlParsed.pathname);
  return {
    pageContext: { locale, content, urlLogical: modifyUrl(urlParsed.href, { pathname: path }) },
  };
}
