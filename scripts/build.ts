import path from 'node:path';
import { build } from 'vike/api';
import { readContent } from '../locales/load.ts';
import { writeHosting } from './build/hosting.ts';
import { precompress } from './build/precompress.ts';
import { pruneAssets } from './build/prune.ts';
import { writeRedirects } from './build/redirects.ts';
import { writeSitemap } from './build/sitemap.ts';
import { runCommand } from './command.ts';
import { recoverGeneration } from './pull/generation.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run build

Pre-renders every page in both languages into dist/client, from the content in locales/, and writes
what the configurations in hosting/ include into dist/hosting.

Settings: SITE_URL (origin of the published site), CONTACT_ENDPOINT (where the contact form posts).`;

await runCommand(USAGE, {}, async () => {
  const { SITE_URL, CONTACT_ENDPOINT } = readSettings();
  const root = process.cwd();
  const client = path.join(root, 'dist', 'client');
  await recoverGeneration(path.join(root, 'locales'));
  const { site } = readContent(path.join(root, 'locales'));

  await build();
  await pruneAssets(client);
  await writeSitemap(client, site, SITE_URL);
  await writeRedirects(client, site, SITE_URL);
  await writeHosting(path.dirname(client), site, CONTACT_ENDPOINT);
  const compressed = await precompress(client);
  console.log(`dist/client is complete (${compressed} files compressed)`);
});
