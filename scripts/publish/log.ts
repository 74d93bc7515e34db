import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '../command/secrets.ts';
import type { Settings } from '../command/settings.ts';

/**
 * The server's log: one line of JSON per event.
 *
 * @param secrets are redacted in every line
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

/** The text as it is escaped in a line of JSON. */
const asInJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** The values to redact. */
export const secretsOf = ({ SANITY_API_TOKEN, SANITY_WEBHOOK_SECRET = [] }: Settings): string[] =>
  [SANITY_API_TOKEN, ...SANITY_WEBHOOK_SECRET].filter((secret) => secret !== undefined);
