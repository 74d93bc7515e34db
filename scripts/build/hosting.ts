import path from 'node:path';
import type { Site } from '../../locales/site.ts';
import { answerHeaders } from '../web/headers.ts';
import { knownRoutes } from '../web/knownRoutes.ts';
import type { OutputFolder } from './outputs.ts';
import type { Places } from './places.ts';
import { putTexts } from './putFiles.ts';
import { replaceFile } from './replaceFile.ts';
import { staticHostHeaders } from './staticHosts.ts';

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
  // A home page is spelled with nothing.
  const routes = knownRoutes(site).map(
    ({ address, path }): Pair => [address === '/' ? '' : address, path],
  );
  const values = Object.entries(headers).map(([name, value]): Pair => [name, quoted(value)]);
  return new Map([
    ['nginx/routes.map', lines(routes, (address, path) => `"${address}" "${path}";`)],
    // `always` sends them with errors too.
    ['nginx/headers.conf', lines(values, (name, value) => `add_header ${name} ${value} always;`)],
    ['caddy/routes.map', lines(routes, (address, path) => `~(?i)^${address}$ ${path}`)],
    ['caddy/headers.caddy', lines(values, (name, value) => `${name} ${value}`)],
  ]);
}

type Pair = readonly [name: string, value: string];

const lines = (pairs: readonly Pair[], write: (...pair: Pair) => string): string =>
  pairs.map((pair) => `${write(...pair)}\n`).join('');

/** A value as nginx and Caddy both read one that has quotes. */
const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;
