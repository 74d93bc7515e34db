// Pulls into the folder and from the source in a message of the parent process, and sends the
// result.
import * as v from 'valibot';
import { readSettings } from '../../../scripts/command/settings.ts';
import { pull } from '../../../scripts/pull/pull.ts';

const Told = v.object({ root: v.string(), origin: v.string() });

process.on('message', async (message) => {
  const { root, origin } = v.parse(Told, message);
  const settings = readSettings({ SANITY_API_HOST: origin });
  const answer = await pull({ root, settings, progress: () => {} }).then(
    () => 'done',
    (error: unknown) => `failed: ${error instanceof Error ? error.message : error}`,
  );
  process.send?.(answer);
});
process.send?.('ready');
