import path from 'node:path';
import { readContent } from '../locales/load.ts';
import { runCommand, wholeNumber } from './command.ts';
import { describeDev } from './dev/describeDev.ts';
import { connectDrafts } from './dev/draftSource.ts';
import { serveEmbeddedLake, settingsFor } from './dev/embeddedLake.ts';
import { serveLiveSite } from './dev/liveSite.ts';
import { runTogether } from './dev/part.ts';
import { checkPorts } from './dev/ports.ts';
import { startStudio } from './dev/startStudio.ts';
import { recoverGeneration } from './pull/generation.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run dev [-- OPTIONS]

Starts everything that editing takes, until Ctrl-C: the lake, Sanity Studio on it, and the site, which
shows drafts while they are written.

  --port PORT         of the site; PORT, or 3000 unless set
  --studio-port PORT  3333 unless told
  --lake-port PORT    3334 unless told
  --data DIR          where the lake keeps what is edited; .lake unless told
  --no-studio         without the Studio, for work on pages

With SANITY_PROJECT_ID set there is no lake: site and Studio use that project. The site shows its
drafts if SANITY_API_TOKEN may read them.`;

const OPTIONS = {
  port: { type: 'string' },
  'studio-port': { type: 'string', default: '3333' },
  'lake-port': { type: 'string', default: '3334' },
  data: { type: 'string', default: '.lake' },
  'no-studio': { type: 'boolean', default: false },
} as const;

const portOf = (option: string, text: string) => wholeNumber(option, text, 65_535);

await runCommand(USAGE, OPTIONS, async (options) => {
  const settings = readSettings();
  const isEmbedded = !settings.SANITY_PROJECT_ID && !settings.SANITY_API_HOST;
  const withStudio = !options['no-studio'];
  const ports = {
    site: options.port === undefined ? settings.PORT : portOf('port', options.port),
    studio: portOf('studio-port', options['studio-port']),
    lake: portOf('lake-port', options['lake-port']),
  };
  await checkPorts([
    { user: 'The site', number: ports.site, option: 'port' },
    ...(withStudio ? [{ user: 'The Studio', number: ports.studio, option: 'studio-port' }] : []),
    ...(isEmbedded ? [{ user: 'The lake', number: ports.lake, option: 'lake-port' }] : []),
  ]);
  await recoverGeneration(path.resolve('locales'));
  const pulled = readContent(path.resolve('locales'));
  const site = `http://localhost:${ports.site}`;

  await runTogether(
    async (take) => {
      const lake = isEmbedded ? await take(serveEmbeddedLake(options.data, ports.lake)) : undefined;
      const served = lake ? { ...settings, ...settingsFor(lake) } : settings;
      if (withStudio) await take(startStudio(served, ports.studio, site));
      const source = connectDrafts(served);
      await take(serveLiveSite({ source, pulled, port: ports.site, report: console.error }));
      return {
        site,
        lake,
        source,
        ...(withStudio && { studio: `http://localhost:${ports.studio}` }),
      };
    },
    (started) => console.log(describeDev(started)),
  );
});
