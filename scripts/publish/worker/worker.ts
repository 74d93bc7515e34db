import { buildSite } from '../../build/buildSite.ts';
import { prepareBuild } from '../../build/prepare.ts';
import { pull } from '../../pull/pull.ts';
// The pull loads the rules when it meets a new document: here one is why the pull is made.
import '../../pull/rules.ts';
import { work } from './work.ts';

const progress = (text: string) => console.log(text);

await work(async (root, settings) => {
  // What cannot be prepared is for the build to complain about.
  let loaded = await prepareBuild(root, progress).catch(() => undefined);
  return {
    pull: (strict) => pull({ root, settings, holdBack: !strict, progress }),
    build: async () => {
      // A later build of this process has to know of which code its pages are.
      loaded ??= await prepareBuild(root, progress);
      const { sizes } = await buildSite({ root, progress, loaded });
      return sizes;
    },
  };
});
