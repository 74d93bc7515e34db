import tailwindcss from '@tailwindcss/vite';
import { defineCliConfig } from 'sanity/cli';
import manifest from './package.json' with { type: 'json' };
import { previewPlugin } from './preview/vite.ts';
import { readSource } from './source.ts';

const { projectId, dataset } = readSource();

export default defineCliConfig({
  api: { projectId, dataset },
  // The Studio is the version of the lock file, everywhere and offline.
  deployment: { autoUpdates: false },
  typegen: {
    path: './queries/*.ts',
    schema: '.sanity/schema.json',
    generates: './sanity.types.ts',
  },
  vite: {
    plugins: [tailwindcss(), previewPlugin()],
    resolve: {
      // The site's components and catalogues (../components, ../locales) get the Studio's own copy
      // of a package: React must be one, and the site's packages need not be installed.
      dedupe: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    },
    server: { fs: { allow: ['..'] } },
  },
});
