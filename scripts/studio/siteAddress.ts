import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';

/** What the Studio is made for: this machine while the command runs, or wherever it is put. */
export type StudioUse = 'dev' | 'build' | 'deploy';

/**
 * The site that the Studio's links open: SITE_URL, or the one of this machine.
 *
 * @param given SITE_URL as it is set, if it is
 * @throws {CommandError} when a Studio that will be opened elsewhere would link to this machine
 */
export function siteAddress(
  use: StudioUse,
  settings: Settings,
  given: string | undefined = process.env.SITE_URL,
): string {
  if (given) return settings.SITE_URL;
  if (use === 'dev' || editsThisMachine(settings)) return `http://localhost:${settings.PORT}`;
  throw new CommandError(
    `SITE_URL is not set: a Studio for another machine needs it for its links to the published site, such as SITE_URL=https://www.example.com npm run studio -- ${use}`,
  );
}

/** The embedded lake, or another that only this machine reaches. */
function editsThisMachine({ SANITY_PROJECT_ID: project, SANITY_API_HOST: host }: Settings) {
  if (!host) return !project;
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(host).hostname);
}
