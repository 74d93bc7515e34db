// Switches between the releases of a folder. Arguments: the folder, the number of switches.
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchTo } from '../../../scripts/release/switch.ts';

const [, , releases = '', times] = process.argv;
const ids = releaseFolders(releases);
for (let count = 0; count < Number(times); count += 1)
  switchTo(releases, ids[count % ids.length] ?? '');
