import { CommandError } from '../../../scripts/command/command.ts';

/**
 * Adapts a server configuration to this machine.
 *
 * @param places texts of the configuration, with their replacements
 * @throws {CommandError} if the configuration lacks one of them
 */
export const replacePlaces = (
  configuration: string,
  places: Readonly<Record<string, string>>,
): string =>
  Object.entries(places).reduce((text, [place, replacement]) => {
    if (!text.includes(place)) throw new CommandError(`The configuration does not have: ${place}`);
    return text.replaceAll(place, replacement);
  }, configuration);

/** Port of the publish server in every configuration. */
export const PUBLISH_PORT = 3335;
