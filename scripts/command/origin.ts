import { UsageError } from './command.ts';
import { withoutCredentials } from './credentials.ts';

/** Whether a text is an origin of the web, written as browsers send it. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.parse(text)?.origin === text;

/**
 * Reads an option that is an origin.
 *
 * @param option its name without hyphens
 * @param example one that would do
 * @throws {UsageError} when it is none: it would match no page, and nobody would learn why
 */
export function readOrigin(option: string, text: string, example: string): string {
  if (isOrigin(text)) return text;
  throw new UsageError(
    `--${option} must be an http or https origin without a path, such as ${example}, not ${withoutCredentials(text)}`,
  );
}
