import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent } from './fileErrors.ts';

/**
 * The target of a former address, from the site's `_redirects` file. Asked only where no file was
 * found.
 *
 * @param client folder of the site
 * @param address canonical path
 */
export async function redirectTarget(client: string, address: string): Promise<string | undefined> {
  const text = await readFile(path.join(client, '_redirects'), 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '';
    throw error;
  });
  const line = text.split('\n').find((each) => each.startsWith(`${address} `));
  const [, to, status] = line?.split(' ') ?? [];
  return status === '301' ? to : undefined;
}
