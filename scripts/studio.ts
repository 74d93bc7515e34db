import './command/proxies.ts';
import path from 'node:path';
import { requireBuildableFolder } from './command/buildableFolder.ts';
import { runCommand, UsageError } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { describeLake } from './studio/describeLake.ts';
import { installStudio } from './studio/installStudio.ts';
import { requireBuildTarget } from './studio/requireBuildTarget.ts';
import { runSanity } from './studio/runSanity.ts';
import { type StudioUse, siteAddress } from './studio/siteAddress.ts';
import { checkPorts, readPort } from './web/ports.ts';

const USAGE = `npm run studio [-- --port PORT]
npm run studio -- build [DIR]
npm run studio -- deploy
npm run studio -- install

Serves Sanity Studio on http://localhost:3333. The first start installs its packages. "build" writes
static files to DIR (default: studio/dist), which must be new, empty or an earlier build, "deploy"
deploys to Sanity's hosting, "install" only installs the packages.

  --port PORT  port of the Studio (default: 3333)

Without SANITY_PROJECT_ID the Studio edits the embedded lake: also start npm run lake, which prints
the sign-in links.

Links to the site open SITE_URL (default: the site on this machine). "build" and "deploy" for a
project require SITE_URL. With PUBLISH_SERVER_URL the Studio shows the outcome of each publish.

Settings: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SITE_URL, PUBLISH_SERVER_URL.`;

const OPTIONS = { port: { type: 'string' } } as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ port }, positionals) => {
    const settings = readSettings();
    const studio = path.resolve('studio');
    if (port !== undefined && positionals.length > 0)
      throw new UsageError(`--port is for serving the Studio: omit it with ${positionals[0]}`);
    const served = readPort('port', port ?? '3333');
    const [use, ...rest] = sanityCommand(positionals, served.number);
    const site = use && siteAddress(use, settings);
    requireBuildableFolder(studio);
    if (use === 'build' && positionals[1]) await requireBuildTarget(path.resolve(positionals[1]));
    if (use === 'dev') await checkPorts([served]);
    await installStudio(studio);
    if (use === 'dev') console.log(await describeLake(settings));
    if (use && site) await runSanity(studio, [use, ...rest], settings, site);
  },
  'options and arguments',
);

/** The arguments of Sanity's own command line; empty for `install`. */
function sanityCommand(
  positionals: readonly string[],
  port: number,
): [StudioUse, ...string[]] | [] {
  const [name, folder] = positionals;
  if (positionals.length === 0) return ['dev', '--host', 'localhost', '--port', String(port)];
  if (name === 'build' && positionals.length <= 2)
    return folder ? ['build', '--yes', path.resolve(folder)] : ['build', '--yes'];
  if (name === 'deploy' && positionals.length === 1) return ['deploy'];
  if (name === 'install' && positionals.length === 1) return [];
  throw new UsageError(`Unknown command: ${positionals.join(' ')}`);
}
