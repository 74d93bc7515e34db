import type { KnownRoute } from '../../web/knownRoutes.ts';
import { quoted } from './quoted.ts';

/** Entries of the map in `hosting/nginx/meridian.conf`; a home page is spelled with nothing. */
export const nginxRoutes = (routes: readonly KnownRoute[]): string =>
  routes.map(({ address, path }) => `"${address === '/' ? '' : address}" "${path}";\n`).join('');

/** The headers of every answer as directives of a server; `always` sends them with errors too. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
