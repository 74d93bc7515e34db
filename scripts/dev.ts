import path from 'node:path';
import { readContent } from '../locales/load.ts';
import { runCommand, UsageError, wholeNumber } from './command.ts';
import { describeDev } from './dev/describeDev.ts';
import { connectDrafts } from './dev/draftSource.ts';
import { serveEmbeddedLake, settingsFor } from './dev/embeddedLake.ts';
import { serveLiveSite } from './dev/liveSite.ts';
import { runTogether } from './dev/part.ts';
import { checkPorts, type Port } from './dev/ports.ts';
import { planPublishing, startPublishing } from './dev/publishing.ts';
import { startStudio } from './dev/startStudio.ts';
import { recoverGeneration } from './pull/generation.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run dev [-- OPTIONS]

Starts everything that editing takes, until Ctrl-C: the lake, Sanity Studio on it, and the site, which
shows drafts while they are written.

  --port PORT            of the site; PORT, or 3000 unless set
  --studio-port PORT     3333 unless told
  --lake-port PORT       3334 unless told
  --data DIR             where the lake keeps what is edited; .lake unless told
  --no-studio            without the Studio, for work on pages
  --publish              also publishes: what is published in the lake is pulled into locales/,
                         built, verified, and served as visitors would get it
  --published-port PORT  of the published site; 3001 unless told
  --hook-port PORT       of the publish server; 3335 unless told
  --releases DIR         where releases go; releases/ unless told

With SANITY_PROJECT_ID set there is no lake: site and Studio use that project. The site shows its
drafts if SANITY_API_TOKEN may read them.`;

const OPTIONS = {
  port: { type: 'string' },
  'studio-port': { type: 'string', default: '3333' },
  'lake-port': { type: 'string', default: '3334' },
  data: { type: 'string', default: '.lake' },
  'no-studio': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'published-port': { type: 'string', default: '3001' },
  'hook-port': { type: 'string', default: '3335' },
  releases: { type: 'string', default: 'releases' },
} as const;
type PortOption = Extract<keyof typeof OPTIONS, 'port' | `${string}-port`>;

await runCommand(USAGE, OPTIONS, async (options) => {
  const settings = readSettings();
  const isEmbedded = !settings.SANITY_PROJECT_ID && !settings.SANITY_API_HOST;
  if (options.publish && !isEmbedded)
    throw new UsageError(
      '--publish needs the embedded lake: unset SANITY_PROJECT_ID and SANITY_API_HOST, or run npm run publish-server',
    );
  const portOf = (user: string, option: PortOption): Port => {
    const text = options[option] ?? String(settings.PORT);
    return { user, option, number: wholeNumber(option, text, 65_535) };
  };
  const ports = {
    site: portOf('The site', 'port'),
    studio: options['no-studio'] ? undefined : portOf('The Studio', 'studio-port'),
    lake: isEmbedded ? portOf('The lake', 'lake-port') : undefined,
    published: options.publish ? portOf('The published site', 'published-port') : undefined,
    hook: options.publish ? portOf('The publish server', 'hook-port') : undefined,
  };
  await checkPorts(Object.values(ports).filter((port) => port !== undefined));
  await recoverGeneration(path.resolve('locales'));
  const pulled = readContent(path.resolve('locales'));
  const site = `http://localhost:${ports.site.number}`;
  const plan =
    ports.published && ports.hook
      ? planPublishing(settings, path.resolve(options.releases), ports.published, ports.hook)
      : undefined;

  await runTogether(
    async (take) => {
      const lake = ports.lake
        ? await take(serveEmbeddedLake(options.data, ports.lake.number, plan?.webhook))
        : undefined;
      const served = lake ? { ...settings, ...settingsFor(lake) } : settings;
      const { studio } = ports;
      if (studio) await take(startStudio(served, studio.number, site));
      const source = connectDrafts(served);
      const live = { source, pulled, port: ports.site.number, report: console.error };
      await take(serveLiveSite(live));
      const publishing = plan && lake ? await take(startPublishing(plan, lake)) : undefined;
      return {
        ...{ site, lake, source, publishing },
        ...(studio && { studio: `http://localhost:${studio.number}` }),
      };
    },
    (started) => console.log(describeDev(started)),
  );
});
