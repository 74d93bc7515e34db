import { buildSite } from './build/buildSite.ts';
import { runCommand } from './command/command.ts';

const USAGE = `npm run build [-- --full]

Builds every page in both languages into dist/client, from the content in locales/. After a change
of content only, it renders just the pages that show it.

  --full  build everything again

Settings: SITE_URL (origin of the published site), CONTACT_ENDPOINT (where the contact form posts).`;

const OPTIONS = { full: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, OPTIONS, async ({ full }) => {
  const progress = (text: string) => console.log(text);
  const { pages, written, removed, warnings } = await buildSite({
    root: process.cwd(),
    full,
    progress,
  });
  const changes = `${written.length} files written, ${removed.length} removed`;
  progress(`dist/client is complete: ${pages.length} pages (${changes})`);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
});
