import { CommandError } from '../command/command.ts';
import { refuseDanglingFolder } from './places.ts';
import { currentId, listReleases } from './release.ts';

/**
 * Lists the releases, one per line, newest first.
 *
 * @throws {CommandError} when there are none, or the folder is a dangling link
 */
export function describeReleases(releases: string): string {
  refuseDanglingFolder(releases);
  const all = listReleases(releases);
  if (all.length === 0)
    throw new CommandError(
      `${releases} has no releases: run npm run publish-server, which makes the first one`,
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
