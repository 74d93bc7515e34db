// Builds the folders that its parent process names, like a long-running build process.
import * as v from 'valibot';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { prepareBuild } from '../../scripts/build/prepare.ts';
import { describeFailure } from '../../scripts/command/command.ts';

const loaded = await prepareBuild(process.cwd());

process.on('message', async (root) => {
  process.send?.(
    await buildSite({ root: v.parse(v.string(), root), loaded }).catch(describeFailure),
  );
});
process.send?.('ready');
