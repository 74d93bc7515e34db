// Builds the pulled content of a checkout, makes a release of it and switches to it, like the publish
// server. Arguments: the folders of the checkout and of the releases, the release's id, the name of
// the site's script.
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { makeRelease } from '../../../scripts/publish/worker/makeRelease.ts';
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchRelease } from '../../../scripts/release/switchRelease.ts';
import { readContent, writeSite } from '../../publish/support/testSite.ts';

const [, , root = '', releases = '', id = '', script = ''] = process.argv;
const settings = readSettings({});
const content = await readContent(path.join(root, 'locales'));
await makeRelease(
  { id, code: 'as it is', strict: false, revisions: [] },
  {
    root,
    releases,
    settings,
    known: new Map(),
    pull: async () => ({ content, heldBack: [] }),
    build: () => writeSite(path.join(root, 'dist', 'client'), content, script),
    onStep: () => {},
  },
);
// If an earlier try has made it, that one becomes current.
switchRelease(releases, releaseFolders(releases).at(-1) ?? '');
