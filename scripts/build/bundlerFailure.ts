import { getSystemErrorName } from 'node:util';
import { CommandError } from '../command/command.ts';

/** Disk errors, as reported by Node and by the bundler's native code. */
const DISK_ERRORS = [
  /\b(?<code>ENOSPC|EDQUOT|EFBIG|EROFS|EIO): [^\n]+/,
  /Failed to write.*?(?<text>[^\n]*\(os error (?<number>\d+)\))/s,
];

/**
 * Explains why bundling failed. The bundler's process reports disk errors only as text, among stack
 * traces that suggest a fault in the code.
 *
 * @param folder target folder of the bundle
 * @param output of the bundler
 * @returns the error to throw, with the system's error code if the disk is the cause
 */
export function bundlerFailure(folder: string, output: string): Error {
  for (const diskError of DISK_ERRORS) {
    const match = diskError.exec(output);
    if (!match) continue;
    const { code, number, text = match[0] } = match.groups ?? {};
    return Object.assign(new Error(text.trim()), {
      code: code ?? getSystemErrorName(-Number(number)),
      path: folder,
    });
  }
  return new CommandError(`The code could not be bundled:\n${output.trim()}`);
}
