import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * The server's log: a line of JSON an event.
 *
 * @param secrets never stand in a line, wherever they came from
 */
export const createLog = (secrets: readonly string[], destination?: DestinationStream): Logger =>
  pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      hooks: { streamWrite: (line) => redact(line, secrets.map(asInJson)) },
    },
    destination,
  );

/** How a text stands within a line of JSON. */
const asInJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** What must never be shown. */
export const secretsOf = ({ SANITY_API_TOKEN, SANITY_WEBHOOK_SECRET = [] }: Settings): string[] =>
  [SANITY_API_TOKEN, ...SANITY_WEBHOOK_SECRET].filter((secret) => secret !== undefined);

/** Puts a mark in the place of every secret. */
export const redact = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[secret]'), text);
