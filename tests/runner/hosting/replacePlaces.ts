import { CommandError } from '../../../scripts/command/command.ts';

/**
 * A configuration as it is installed, with places on this machine instead of those of a server.
 *
 * @param places texts of the configuration, and what stands for each
 * @throws {CommandError} when the configuration does not have one of them
 */
export const replacePlaces = (
  configuration: string,
  places: Readonly<Record<string, string>>,
): string =>
  Object.entries(places).reduce((text, [place, replacement]) => {
    if (!text.includes(place)) throw new CommandError(`The configuration does not have: ${place}`);
    return text.replaceAll(place, replacement);
  }, configuration);

/** Where the publish server listens, as every configuration names it. */
export const PUBLISH_PORT = 3335;
