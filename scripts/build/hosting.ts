import path from 'node:path';
import type { Site } from '../../locales/site.ts';
import { responseHeaders } from '../web/headers.ts';
import { knownRoutes } from '../web/knownRoutes.ts';
import type { OutputFolder } from './outputs.ts';
import type { BuildPaths } from './paths.ts';
import { putTexts } from './putFiles.ts';
import { replaceFile } from './replaceFile.ts';
import { staticHostHeaders } from './staticHosts.ts';

/**
 * Writes the hosting configuration of the site: `dist/hosting/`, which the configurations in `hosting/`
 * include, and `_headers` for static hosts.
 *
 * @param outputs `dist/client`, complete except for `_headers`
 * @param contactEndpoint where the contact form posts, if set
 */
export async function putHosting(
  { hosting }: BuildPaths,
  outputs: OutputFolder,
  site: Site,
  contactEndpoint?: string,
): Promise<void> {
  const headers = responseHeaders(contactEndpoint);
  const files = [...outputs.entries.keys()];
  await putTexts(outputs, new Map([['_headers', staticHostHeaders(headers, files)]]));
  for (const [name, content] of hostingFiles(site, headers))
    await replaceFile(path.join(hosting, name), content);
}

/**
 * The files that the configurations in `hosting/` include.
 *
 * @param headers of every response
 * @returns contents by file, relative to `dist/hosting`
 */
export function hostingFiles(
  site: Site,
  headers: Readonly<Record<string, string>>,
): Map<string, string> {
  // The home page is the empty string.
  const routes = knownRoutes(site).map(
    ({ address, path }): Pair => [address === '/' ? '' : address, path],
  );
  const values = Object.entries(headers).map(([name, value]): Pair => [name, quote(value)]);
  return new Map([
    ['nginx/routes.map', lines(routes, (address, path) => `"${address}" "${path}";`)],
    // `always` sends headers with errors too.
    ['nginx/headers.conf', lines(values, (name, value) => `add_header ${name} ${value} always;`)],
    ['caddy/routes.map', lines(routes, (address, path) => `~(?i)^${address}$ ${path}`)],
    ['caddy/headers.caddy', lines(values, (name, value) => `${name} ${value}`)],
  ]);
}

type Pair = readonly [name: string, value: string];

const lines = (pairs: readonly Pair[], write: (...pair: Pair) => string): string =>
  pairs.map((pair) => `${write(...pair)}\n`).join('');

/** Quotes a value in a way that both nginx and Caddy understand. */
const quote = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;
