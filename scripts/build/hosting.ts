import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../locales/site.ts';
import { securityHeaders } from '../serve/headers.ts';
import { caddyHeaders, caddyRoutes } from './hosting/caddy.ts';
import { knownRoutes } from './hosting/knownRoutes.ts';
import { nginxHeaders, nginxRoutes } from './hosting/nginx.ts';
import { staticHostHeaders } from './hosting/staticHosts.ts';
import { listFiles } from './prune.ts';

/**
 * Writes what hosts need to know of this site: `dist/hosting/`, which the configurations in
 * `hosting/` include, and `_headers` for hosts of static files.
 *
 * @param dist the folder `dist`; its `client` is complete but for `_headers`
 * @param contactEndpoint where the contact form posts, if it does
 */
export async function writeHosting(
  dist: string,
  site: Site,
  contactEndpoint?: string,
): Promise<void> {
  const files = await listFiles(path.join(dist, 'client'));
  // Releases have links to the files of earlier builds: none may be written into.
  await rm(path.join(dist, 'hosting'), { recursive: true, force: true });
  for (const [name, content] of hostingFiles(site, files, contactEndpoint)) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Makes what hosts need to know of this site.
 *
 * @param files of the built site, relative to its folder
 * @returns contents by file, relative to the folder `dist`
 */
export function hostingFiles(
  site: Site,
  files: readonly string[],
  contactEndpoint?: string,
): Map<string, string> {
  const routes = knownRoutes(site);
  const headers = securityHeaders(contactEndpoint);
  return new Map([
    ['hosting/nginx/routes.map', nginxRoutes(routes)],
    ['hosting/nginx/headers.conf', nginxHeaders(headers)],
    ['hosting/caddy/routes.map', caddyRoutes(routes)],
    ['hosting/caddy/headers.caddy', caddyHeaders(headers)],
    ['client/_headers', staticHostHeaders(headers, files)],
  ]);
}
