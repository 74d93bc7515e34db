import { buildSite } from '../../build/buildSite.ts';
import { prepareBuild } from '../../build/prepare.ts';
import { pullContent } from './pullContent.ts';
import { work } from './work.ts';

const progress = (text: string) => console.log(text);

await work(async (root, settings) => {
  // What cannot be prepared is for the build to complain about.
  const loaded = await prepareBuild(root, progress).catch(() => undefined);
  return {
    pull: (strict) => pullContent(root, settings, strict),
    build: async () => {
      await buildSite({ root, progress, ...(loaded && { loaded }) });
    },
  };
});
