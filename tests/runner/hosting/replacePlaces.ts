import { CommandError } from '../../../scripts/command/command.ts';

/**
 * Adapts a server configuration to this machine.
 *
 * @param places texts of the configuration, with their replacements
 * @throws {CommandError} if the configuration lacks one of them
 */
export function replacePlaces(
  configuration: string,
  places: Readonly<Record<string, string>>,
): string {
  let text = configuration;
  for (const [place, replacement] of Object.entries(places)) {
    if (!text.includes(place)) throw new CommandError(`The configuration does not have: ${place}`);
    text = text.replaceAll(place, replacement);
  }
  return text;
}

/** Port of the publish server in every configuration. */
export const PUBLISH_PORT = 3335;
