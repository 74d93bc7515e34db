import { UsageError } from './command.ts';
import { withoutCredentials } from './credentials.ts';

/** Whether a text is an http or https origin, in the form that browsers send. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.parse(text)?.origin === text;

/**
 * Reads an origin option.
 *
 * @param option name without hyphens
 * @param example a valid origin
 * @throws {UsageError} when it is not an origin: it would silently match no page
 */
export function readOrigin(option: string, text: string, example: string): string {
  if (isOrigin(text)) return text;
  throw new UsageError(
    `--${option} must be an http or https origin without a path, such as ${example}, not ${withoutCredentials(text)}`,
  );
}
