import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import type { Content } from '../locales/content.ts';
import { loadContent } from '../locales/load.ts';
import { splitLocale } from '../locales/localPath.ts';

/** The build gives the content of the page to be rendered; Vike's own server gives none. */
type PageContextBefore = Omit<PageContext, 'content'> & { readonly content?: Content };

/** Takes the language off the address, so that a folder of `pages/` serves both. */
export function onBeforeRoute({ urlParsed, content = loadContent() }: PageContextBefore) {
  const { locale, path } = splitLocale(urlParsed.pathname);
  return {
    pageContext: { locale, content, urlLogical: modifyUrl(urlParsed.href, { pathname: path }) },
  };
}
