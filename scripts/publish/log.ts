import { type DestinationStream, type Logger, pino } from 'pino';

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
      hooks: { streamWrite: (line) => redact(line, secrets) },
    },
    destination,
  );

/** Puts a mark in the place of every secret. */
export const redact = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[secret]'), text);
