import { CommandError } from '../command/command.ts';
import { refuseDanglingFolder } from './places.ts';
import { currentId, listReleases } from './release.ts';

/**
 * A line a release, the newest first.
 *
 * @throws {CommandError} when there is none, or the folder is a link that leads nowhere
 */
export function describeReleases(releases: string): string {
  refuseDanglingFolder(releases);
  const all = listReleases(releases);
  if (all.length === 0)
    throw new CommandError(
      `${releases} has no release yet: run npm run publish-server, which makes the first`,
    );
  const current = currentId(releases);
  return all
    .reverse()
    .map(({ id, contains, changes }) => {
      const mark = id === current ? '* current' : '';
      return `${id}  ${contains.pages} pages  ${changes}  ${mark}`.trimEnd();
    })
    .join('\n');
}
