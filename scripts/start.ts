import './command/proxies.ts';
import { buildSite } from './build/buildSite.ts';
import { buildPaths } from './build/paths.ts';
import { prepareBundle } from './build/prepare.ts';
import { reportBuild } from './build/reportBuild.ts';
import { reportPull } from './changes/reportPull.ts';
import { runCommand } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { setPublicUmask } from './disk/publicUmask.ts';
import { pull } from './pull/pull.ts';
import { createSiteServer } from './serve/server.ts';
import { listen } from './web/listen.ts';

const USAGE = `npm start

Pulls the published content, builds the site and serves it on http://localhost:3000, to this machine
only. The same as npm run pull, npm run build and npm run serve, except that the code is bundled during
the pull.

Settings: those of the three commands.`;

await runCommand(USAGE, {}, async () => {
  setPublicUmask();
  const settings = readSettings();
  const root = process.cwd();
  const progress = (text: string) => console.log(text);
  const [pulled] = await Promise.all([pull({ root, settings, progress }), prepareBundle(root)]);
  await reportPull(pulled, { origin: settings.SITE_URL, progress });
  reportBuild(await buildSite({ root }));
  const { client } = buildPaths(root);
  const server = createSiteServer({ client, contactEndpoint: settings.CONTACT_ENDPOINT });
  const address = await listen(server, { host: settings.HOST, port: settings.PORT });
  console.log(`The site is on ${address}`);
});
