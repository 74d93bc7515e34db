import path from 'node:path';
import { runCommand, UsageError, wholeNumber } from './command.ts';
import { readSettings } from './settings.ts';
import { describeLake } from './studio/describeLake.ts';
import { installStudio } from './studio/installStudio.ts';
import { runSanity } from './studio/runSanity.ts';

const USAGE = `npm run studio [-- --port PORT]
npm run studio -- build [DIR]
npm run studio -- deploy
npm run studio -- install

Opens Sanity Studio to edit the content, on http://localhost:3333. The first start installs it.
"build" writes it as static files to DIR (studio/dist unless told), "deploy" puts it on Sanity's
hosting, "install" installs it and no more.

  --port PORT  3333 unless told

Without SANITY_PROJECT_ID it edits the embedded lake, which npm run lake serves; npm run lake prints
the addresses that sign in.

Settings: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST.`;

const OPTIONS = { port: { type: 'string', default: '3333' } } as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ port }, words) => {
    const settings = readSettings();
    const studio = path.resolve('studio');
    const command = sanityCommand(words, wholeNumber('port', port, 65_535));
    await installStudio(studio);
    if (command[0] === 'dev') console.log(await describeLake(settings));
    if (command.length > 0) await runSanity(studio, command, settings);
  },
  'words',
);

/** What is meant, in the words of Sanity's own command line; none when installing is all. */
function sanityCommand(words: readonly string[], port: number): string[] {
  const [name, folder] = words;
  if (words.length === 0) return ['dev', '--port', String(port)];
  if (name === 'build' && words.length <= 2)
    return ['build', '--yes', ...(folder ? [path.resolve(folder)] : [])];
  if (name === 'deploy' && words.length === 1) return ['deploy'];
  if (name === 'install' && words.length === 1) return [];
  throw new UsageError(`Unknown command: ${words.join(' ')}`);
}
