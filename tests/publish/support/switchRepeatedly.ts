// Shows the releases of the folder given as argument in turn, so many times as it is told.
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchTo } from '../../../scripts/release/switch.ts';

const [, , releases = '', times] = process.argv;
const ids = releaseFolders(releases);
for (let count = 0; count < Number(times); count += 1)
  switchTo(releases, ids[count % ids.length] ?? '');
