import path from 'node:path';
import type { Site } from '../../locales/site.ts';
import { answerHeaders } from '../web/headers.ts';
import { knownRoutes } from '../web/knownRoutes.ts';
import { caddyHeaders, caddyRoutes } from './hosting/caddy.ts';
import { nginxHeaders, nginxRoutes } from './hosting/nginx.ts';
import { staticHostHeaders } from './hosting/staticHosts.ts';
import type { OutputFolder } from './outputs.ts';
import type { Places } from './places.ts';
import { putTexts } from './putFiles.ts';
import { replaceFile } from './replaceFile.ts';

/**
 * Puts there what hosts need to know of this site: `dist/hosting/`, which the configurations in
 * `hosting/` include, and `_headers` for hosts of static files.
 *
 * @param outputs `dist/client`, complete but for `_headers`
 * @param contactEndpoint where the contact form posts, if it does
 */
export async function putHosting(
  { hosting }: Places,
  outputs: OutputFolder,
  site: Site,
  contactEndpoint?: string,
): Promise<void> {
  const headers = answerHeaders(contactEndpoint);
  const files = [...outputs.entries.keys()];
  await putTexts(outputs, new Map([['_headers', staticHostHeaders(headers, files)]]));
  for (const [name, content] of hostingFiles(site, headers))
    await replaceFile(path.join(hosting, name), content);
}

/**
 * Makes what the configurations in `hosting/` include.
 *
 * @param headers of every answer
 * @returns contents by file, relative to `dist/hosting`
 */
export function hostingFiles(
  site: Site,
  headers: Readonly<Record<string, string>>,
): Map<string, string> {
  const routes = knownRoutes(site);
  return new Map([
    ['nginx/routes.map', nginxRoutes(routes)],
    ['nginx/headers.conf', nginxHeaders(headers)],
    ['caddy/routes.map', caddyRoutes(routes)],
    ['caddy/headers.caddy', caddyHeaders(headers)],
  ]);
}
