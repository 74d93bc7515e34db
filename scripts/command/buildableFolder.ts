import { CommandError } from './command.ts';

/** Characters that Vike treats as URL syntax when it imports a file of the checkout. */
const UNSUPPORTED = /[#?%\\]/;

/** @throws {CommandError} when a character in the path would make the bundler look elsewhere */
export function requireBuildableFolder(root: string): void {
  const [character] = UNSUPPORTED.exec(root) ?? [];
  if (character !== undefined)
    throw new CommandError(
      `Cannot build in ${root}: the bundler does not support “${character}” in its path. Move or rename the folder`,
    );
}
