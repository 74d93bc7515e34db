// Switches between the releases of a folder. Arguments: the folder, the number of switches.
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchRelease } from '../../../scripts/release/switchRelease.ts';

const [, , releases = '', times] = process.argv;
const ids = releaseFolders(releases);
for (let count = 0; count < Number(times); count += 1)
  switchRelease(releases, ids[count % ids.length] ?? '');
