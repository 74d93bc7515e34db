import type { KnownRoute } from '../../web/knownRoutes.ts';
import { quoted } from './quoted.ts';

/** Entries of the map in `hosting/caddy/Caddyfile`; a home page is spelled with nothing. */
export const caddyRoutes = (routes: readonly KnownRoute[]): string =>
  routes.map(({ address, path }) => `~(?i)^${address === '/' ? '' : address}$ ${path}\n`).join('');

/** The headers of every answer as fields of a `header` block. */
export const caddyHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quoted(value)}\n`)
    .join('');
