import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from './receiver/refusal.ts';

/**
 * Refuses requests for another host. A page elsewhere can let its own name lead to this machine, and
 * would then read what the server says of itself in the browser of whoever opened it; it has no such
 * power over addresses in digits and over localhost.
 *
 * @param own the name that the server was told to listen on
 * @throws {Refusal} that says how to ask
 */
export function requireHost({ headers }: IncomingMessage, own: string): void {
  const bare = URL.parse(`http://${headers.host ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(bare) || bare === 'localhost' || bare === own) return;
  throw new Refusal(
    421,
    'The publish server has no such name: ask for localhost or its IP address, or start it with --host NAME',
  );
}
