// Switches the releases in the folder given as argument to the newest.
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchTo } from '../../../scripts/release/switch.ts';

const [, , releases = ''] = process.argv;
switchTo(releases, releaseFolders(releases).at(-1) ?? '');
