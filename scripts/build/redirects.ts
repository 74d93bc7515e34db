import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import { splitLocale } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { formerRoutes } from './hosting/knownRoutes.ts';
import { redirectRules } from './hosting/staticHosts.ts';

/**
 * Writes the redirects of former addresses: `_redirects`, which `npm run serve`, Netlify and
 * Cloudflare Pages follow, and for hosts that know nothing of it a small page at each address. That
 * is an `index.html` in a folder, which a server with redirects of its own does not take for a page.
 *
 * @param client the folder `dist/client`
 * @param origin of the published site
 */
export async function writeRedirects(client: string, site: Site, origin: string): Promise<void> {
  const former = formerRoutes(site);
  await writeFile(path.join(client, '_redirects'), redirectRules(former));
  for (const { address, path: to } of former) {
    const folder = path.join(client, address);
    await mkdir(folder, { recursive: true });
    const page = redirectPage(origin + to, to, splitLocale(address).locale);
    await writeFile(path.join(folder, 'index.html'), page);
  }
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
