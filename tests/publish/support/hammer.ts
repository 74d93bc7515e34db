// Shows the releases of the folder given as argument in turn, so many times as it is told.
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchRelease } from '../../../scripts/release/switchRelease.ts';

const [, , releases = '', times] = process.argv;
const ids = releaseFolders(releases);
for (let count = 0; count < Number(times); count += 1)
  switchRelease(releases, ids[count % ids.length] ?? '');
