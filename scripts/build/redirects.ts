import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import { splitLocale } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { formerRoutes } from '../web/knownRoutes.ts';
import { redirectRules } from './staticHosts.ts';

/**
 * The redirects of former addresses: `_redirects` for `npm run serve`, Netlify and Cloudflare Pages,
 * and a small page at each address for other hosts. That page is an `index.html` in a folder, which
 * servers with their own redirects do not mistake for a page of the site.
 *
 * @param origin of the published site
 * @returns contents by file
 */
export function redirectFiles(site: Site, origin: string): Map<string, string> {
  const former = formerRoutes(site);
  return new Map([
    ['_redirects', redirectRules(former)],
    ...former.map(({ address, path: to }): [string, string] => [
      `${address.slice(1)}/index.html`,
      redirectPage(origin + to, to, splitLocale(address).locale),
    ]),
  ]);
}

const redirectPage = (address: string, to: string, locale: Locale) => `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<meta charset="utf-8">
<title>${to}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${address}">
<a href="${to}">${address}</a>
</html>
`;
