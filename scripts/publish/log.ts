import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '../command/secrets.ts';
import type { Settings } from '../command/settings.ts';

/**
 * The server's log: a line of JSON an event.
 *
 * @param secrets are never in a line, wherever they came from
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
