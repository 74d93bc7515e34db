import { buildSite } from '../../build/buildSite.ts';
import { prepareBuild } from '../../build/prepare.ts';
import { pull } from '../../pull/pull.ts';
// A pull loads the rules lazily, for new documents. Here there is almost always one.
import '../../pull/rules.ts';
import { runWorker } from './runWorker.ts';

const progress = (text: string) => console.log(text);

await runWorker(async (root, settings) => {
  // A failure here is reported by the build, which tries again.
  let loaded = await prepareBuild(root).catch(() => undefined);
  return {
    pull: ({ strict, revisions }) =>
      pull({ root, settings, holdBack: !strict, revisions, progress }),
    build: async () => {
      // Later builds of this process need to know which code rendered the pages.
      loaded ??= await prepareBuild(root);
      const { sizes } = await buildSite({ root, loaded });
      return sizes;
    },
  };
});
