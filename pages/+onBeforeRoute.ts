import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { splitLocale } from '../locales/localPath.ts';

/** Takes the language off the address, so that a folder of `pages/` serves both. */
export function onBeforeRoute({ urlParsed }: PageContext) {
  const { locale, path } = splitLocale(urlParsed.pathname);
  return { pageContext: { locale, urlLogical: modifyUrl(urlParsed.href, { pathname: path }) } };
}
