import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import { alternates, localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';

/**
 * Writes the redirects of former addresses: `_redirects`, which `npm run serve`, Netlify and
 * Cloudflare Pages follow, and for hosts that know nothing of it a small page at each address.
 *
 * @param client the folder `dist/client`
 * @param origin of the published site
 */
export async function writeRedirects(client: string, site: Site, origin: string): Promise<void> {
  const all = site.redirects.flatMap(({ from, to }) =>
    alternates(from).map(({ locale, path }) => ({ locale, from: path, to: localPath(to, locale) })),
  );
  await writeFile(
    path.join(client, '_redirects'),
    all.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  );
  for (const { locale, from, to } of all) {
    const file = path.join(client, `${from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(origin + to, to, locale));
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
