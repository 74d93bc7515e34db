import { CommandError } from './command.ts';

/** What Vike takes for a part of an address where it imports a file of the checkout. */
const UNSUPPORTED = /[#?%\\]/;

/** @throws {CommandError} when the bundler would look for the code elsewhere, for the folder's name */
export function requireBuildableFolder(root: string): void {
  const [character] = UNSUPPORTED.exec(root) ?? [];
  if (character !== undefined)
    throw new CommandError(
      `${root} cannot be built in: the bundler misreads the “${character}” in its path. Move or rename the folder`,
    );
}
