import './command/proxies.ts';
import path from 'node:path';
import { requireBuildableFolder } from './command/buildableFolder.ts';
import { runCommand, UsageError, wholeNumber } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { describeLake } from './studio/describeLake.ts';
import { installStudio } from './studio/installStudio.ts';
import { runSanity } from './studio/runSanity.ts';
import { type StudioUse, siteAddress } from './studio/siteAddress.ts';
import { checkPorts } from './web/ports.ts';

const USAGE = `npm run studio [-- --port PORT]
npm run studio -- build [DIR]
npm run studio -- deploy
npm run studio -- install

Serves Sanity Studio on http://localhost:3333. The first start installs its packages. "build" writes
it as static files to DIR (default: studio/dist), "deploy" puts it on Sanity's hosting, "install" only
installs its packages.

  --port PORT  port of the Studio (default: 3333)

Without SANITY_PROJECT_ID it edits the embedded lake: start npm run lake too, which prints the
sign-in links.

Its links open the site at SITE_URL, or the one on this machine. "build" and "deploy" for a project
need SITE_URL. With PUBLISH_SERVER_URL it tells what became of each publish.

Settings: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SITE_URL, PUBLISH_SERVER_URL.`;

const OPTIONS = { port: { type: 'string', default: '3333' } } as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ port }, words) => {
    const settings = readSettings();
    const studio = path.resolve('studio');
    const number = wholeNumber('port', port, 65_535);
    const [use, ...rest] = sanityCommand(words, number);
    const site = use && siteAddress(use, settings);
    requireBuildableFolder(studio);
    if (use === 'dev') await checkPorts([{ option: 'port', number }]);
    await installStudio(studio);
    if (use === 'dev') console.log(await describeLake(settings));
    if (use && site) await runSanity(studio, [use, ...rest], settings, site);
  },
  'words',
);

/** What is meant, in the words of Sanity's own command line; none when installing is all. */
function sanityCommand(words: readonly string[], port: number): [StudioUse, ...string[]] | [] {
  const [name, folder] = words;
  if (words.length === 0) return ['dev', '--host', 'localhost', '--port', String(port)];
  if (name === 'build' && words.length <= 2)
    return ['build', '--yes', ...(folder ? [path.resolve(folder)] : [])];
  if (name === 'deploy' && words.length === 1) return ['deploy'];
  if (name === 'install' && words.length === 1) return [];
  throw new UsageError(`Unknown command: ${words.join(' ')}`);
}
