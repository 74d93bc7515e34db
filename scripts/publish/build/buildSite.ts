import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from '../../command.ts';

/**
 * Renders the site of a checkout into its `dist/client`.
 *
 * @throws {CommandError} with what the build complained of
 */
export async function buildSite(root: string): Promise<void> {
  const child = spawn(process.execPath, [path.join('scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[status], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (status !== 0) throw new CommandError(`The site could not be built:\n${complaint.trim()}`);
}
