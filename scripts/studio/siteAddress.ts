import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';

/** Whether the Studio runs on this machine, or is built for another. */
export type StudioUse = 'dev' | 'build' | 'deploy';

/**
 * The site that the Studio links to: SITE_URL, or the site on this machine.
 *
 * @param siteUrl the value of SITE_URL, if it is set
 * @throws {CommandError} when a Studio for another machine would link to this one
 */
export function siteAddress(
  use: StudioUse,
  settings: Settings,
  siteUrl: string | undefined = process.env.SITE_URL,
): string {
  if (siteUrl) return settings.SITE_URL;
  if (use === 'dev' || editsThisMachine(settings)) return `http://localhost:${settings.PORT}`;
  throw new CommandError(
    `SITE_URL is not set: a Studio for another machine needs it to link to the published site. Example: SITE_URL=https://www.example.com npm run studio -- ${use}`,
  );
}

/** Whether the Studio edits the embedded lake, or another that is reachable only from this machine. */
function editsThisMachine({ SANITY_PROJECT_ID: project, SANITY_API_HOST: host }: Settings) {
  if (!host) return !project;
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(host).hostname);
}
