import { getSystemErrorName } from 'node:util';
import { CommandError } from '../command/command.ts';

/** As Node and as the bundler's own code say that the disk refused something. */
const REFUSALS = [
  /\b(?<code>ENOSPC|EDQUOT|EFBIG|EROFS|EIO): [^\n]+/,
  /Failed to write.*?(?<said>[^\n]*\(os error (?<number>\d+)\))/s,
];

/**
 * Says why the code could not be bundled. The bundler runs in a process of its own and tells in words
 * what the disk refused, among stacks that blame the code.
 *
 * @param folder where it was to write
 * @param output what it said
 * @returns an error to throw, with the system's code where the disk is to blame
 */
export function bundlerFailure(folder: string, output: string): Error {
  for (const refusal of REFUSALS) {
    const match = refusal.exec(output);
    if (!match) continue;
    const { code, number, said = match[0] } = match.groups ?? {};
    return Object.assign(new Error(said.trim()), {
      code: code ?? getSystemErrorName(-Number(number)),
      path: folder,
    });
  }
  return new CommandError(`The code could not be bundled:\n${output.trim()}`);
}
