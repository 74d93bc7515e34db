import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineCliConfig } from 'sanity/cli';
import { neverServed } from './devServer/neverServed.ts';
import { refuseNoAddress } from './devServer/refuseNoAddress.ts';
import { previewPlugin } from './interface/preview/vite.ts';
import { checksInTime } from './interface/publishing/vite.ts';
import manifest from './package.json' with { type: 'json' };
import { readSource } from './source.ts';

const { projectId, dataset } = readSource();

/** The Studio, and what of the site its preview shows; more lies beside them. */
const SERVED = ['.', '../components', '../locales', '../pages'];

export default defineCliConfig({
  api: { projectId, dataset },
  // The Studio is the version of the lock file, everywhere and offline.
  deployment: { autoUpdates: false },
  vite: {
    plugins: [refuseNoAddress(), tailwindcss(), previewPlugin(), checksInTime()],
    resolve: {
      // The site's components and catalogues (../components, ../locales) get the Studio's own copy
      // of a package: React must be one, and the site's packages need not be installed.
      dedupe: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    },
    server: { fs: { allow: SERVED, deny: neverServed(path.resolve('..')) } },
  },
});
