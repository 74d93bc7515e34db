import path from 'node:path';
import type { Settings } from '../command/settings.ts';
import { readPulledContent } from '../content/readPulledContent.ts';
import type { Port } from '../web/ports.ts';
import { describeDev } from './describeDev.ts';
import { connectDrafts } from './draftSource.ts';
import { serveEmbeddedLake, settingsFor } from './embeddedLake.ts';
import { planPublishing, startPublishing } from './publishing.ts';
import { runServices } from './services.ts';
import { startStudio } from './startStudio.ts';

/** What to start. A part without a port is left out. */
interface Parts {
  readonly settings: Settings;
  readonly ports: Readonly<Record<'site', Port>> &
    Readonly<Record<'studio' | 'lake' | 'published' | 'hook', Port | undefined>>;
  /** Data folder of the lake. */
  readonly data: string;
  /** Folder of the releases. */
  readonly releases: string | undefined;
}

/**
 * Runs the lake, the Studio, the site of drafts and the publish server until they are stopped.
 *
 * @throws as {@link runServices}
 */
export async function runParts({ settings, ports, data, releases = 'releases' }: Parts) {
  const pulled = await readPulledContent(process.cwd());
  const site = `http://localhost:${ports.site.number}`;
  const studioOrigin = ports.studio && `http://localhost:${ports.studio.number}`;
  const plan =
    ports.published &&
    ports.hook &&
    planPublishing({
      settings,
      releases: path.resolve(releases),
      studio: studioOrigin,
      sitePort: ports.published.number,
      hookPort: ports.hook.number,
    });

  await runServices(
    async (track) => {
      const lake = ports.lake
        ? await track(serveEmbeddedLake(data, ports.lake.number, plan?.webhook))
        : undefined;
      const served = {
        ...settings,
        ...(lake && settingsFor(lake)),
        ...(plan && { PUBLISH_SERVER_URL: plan.address }),
      };
      const { studio } = ports;
      if (studio) await track(startStudio(served, studio.number, site));
      const source = connectDrafts(served);
      // Loaded last because the bundler is slow to load: a part that cannot start is reported first.
      const { serveLiveSite } = await import('./liveSite.ts');
      const live = { source, pulled, port: ports.site.number, report: console.error };
      await track(serveLiveSite(live));
      const publishing = plan && lake ? await track(startPublishing(plan, lake)) : undefined;
      return { site, studio: studioOrigin, lake, source, publishing };
    },
    (started) => console.log(describeDev(started)),
  );
}
