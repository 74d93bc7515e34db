import { CommandError } from '../command.ts';
import { currentId, listReleases } from './release.ts';

/**
 * A line a release, the newest first.
 *
 * @throws {CommandError} when there is none
 */
export function describeReleases(releases: string): string {
  const all = listReleases(releases);
  if (all.length === 0) throw new CommandError(`${releases} holds no release yet`);
  const current = currentId(releases);
  return all
    .reverse()
    .map(({ id, contains, changes }) => {
      const mark = id === current ? '* current' : '';
      return `${id}  ${contains.pages} pages  ${changes}  ${mark}`.trimEnd();
    })
    .join('\n');
}
