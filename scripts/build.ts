import { buildSite } from './build/buildSite.ts';
import { reportBuild } from './build/reportBuild.ts';
import { runCommand } from './command/command.ts';
import { setPublicUmask } from './disk/publicUmask.ts';

const USAGE = `npm run build [-- --full]

Builds every page in both languages into dist/client, from the content in locales/. If only content
has changed, only the affected pages are rendered again.

  --full  rebuild everything

Settings: SITE_URL (origin of the published site), CONTACT_ENDPOINT (where the contact form posts).`;

const OPTIONS = { full: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, OPTIONS, async ({ full }) => {
  setPublicUmask();
  reportBuild(await buildSite({ root: process.cwd(), full }));
});
