import './command/proxies.ts';
import { requireBuildableFolder } from './command/buildableFolder.ts';
import { runCommand, UsageError } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { checkPorts, readPort } from './web/ports.ts';

const USAGE = `npm run dev [-- OPTIONS]

Starts the embedded lake, Sanity Studio and the site, which shows drafts as they are edited. Ctrl-C
stops all of them.

  --port PORT            port of the site (default: PORT, or 3000)
  --studio-port PORT     port of the Studio (default: 3333)
  --lake-port PORT       port of the lake (default: 3334)
  --data DIR             data folder of the lake (default: .lake)
  --no-studio            do not start the Studio
  --publish              also run the publish server: pull published content into locales/, then
                         build, verify and serve it as visitors will see it
  --published-port PORT  port of the published site (default: 3001)
  --hook-port PORT       port of the publish server (default: 3335)
  --releases DIR         folder of the releases (default: releases)

With SANITY_PROJECT_ID set, site and Studio use that project instead of the lake. The site shows its
drafts if SANITY_API_TOKEN has read access to them.`;

const OPTIONS = {
  port: { type: 'string' },
  'studio-port': { type: 'string', default: '3333' },
  'lake-port': { type: 'string', default: '3334' },
  data: { type: 'string', default: '.lake' },
  'no-studio': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'published-port': { type: 'string' },
  'hook-port': { type: 'string' },
  releases: { type: 'string' },
} as const;
const PUBLISH_OPTIONS = ['published-port', 'hook-port', 'releases'] as const;
type PortOption = Extract<keyof typeof OPTIONS, 'port' | `${string}-port`>;

await runCommand(USAGE, OPTIONS, async (options) => {
  const settings = readSettings();
  const isEmbedded = !settings.SANITY_PROJECT_ID && !settings.SANITY_API_HOST;
  if (options.publish && !isEmbedded)
    throw new UsageError(
      '--publish needs the embedded lake: unset SANITY_PROJECT_ID and SANITY_API_HOST, or run npm run publish-server',
    );
  const unused = PUBLISH_OPTIONS.find((option) => options[option] !== undefined);
  if (unused && !options.publish) throw new UsageError(`--${unused} requires --publish`);
  const portOf = (option: PortOption, initial = String(settings.PORT)) =>
    readPort(option, options[option] ?? initial);
  const ports = {
    site: portOf('port'),
    studio: options['no-studio'] ? undefined : portOf('studio-port'),
    lake: isEmbedded ? portOf('lake-port') : undefined,
    published: options.publish ? portOf('published-port', '3001') : undefined,
    hook: options.publish ? portOf('hook-port', '3335') : undefined,
  };
  requireBuildableFolder(process.cwd());
  await checkPorts(Object.values(ports).filter((port) => port !== undefined));
  // Loaded lazily: wrong usage and a port in use need none of it.
  const { runParts } = await import('./dev/runParts.ts');
  await runParts({ settings, ports, data: options.data, releases: options.releases });
});
