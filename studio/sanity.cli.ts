import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineCliConfig } from 'sanity/cli';
import { deniedPaths } from './devServer/deniedPaths.ts';
import { openNoEditor } from './devServer/openNoEditor.ts';
import { rejectFatalRequests } from './devServer/rejectFatalRequests.ts';
import { requirePaths } from './devServer/requirePaths.ts';
import { previewPlugin } from './interface/preview/vite.ts';
import { limitValidationWait } from './interface/publishing/vite.ts';
import manifest from './package.json' with { type: 'json' };
import { readSource } from './source.ts';

const { projectId, dataset } = readSource();

const TEXTS = '../locales/en.json';

// The firm's name, as last pulled; without it, Sanity's default.
if (existsSync(TEXTS))
  process.env.SANITY_STUDIO_TITLE = JSON.parse(readFileSync(TEXTS, 'utf8'))['site.name'];

/** The Studio and the parts of the site that its preview shows; nothing else is served. */
const SERVED = ['.', '../components', '../locales', '../pages'];

export default defineCliConfig({
  api: { projectId, dataset },
  // The lock file decides the Studio's version, everywhere and offline.
  deployment: { autoUpdates: false },
  vite: {
    plugins: [
      requirePaths(),
      rejectFatalRequests(),
      openNoEditor(),
      tailwindcss(),
      previewPlugin(),
      limitValidationWait(),
    ],
    resolve: {
      // The site's components and catalogues (../components, ../locales) use the Studio's copy of
      // each package: there must be only one React, and the site's own packages need not be
      // installed.
      dedupe: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    },
    server: { fs: { allow: SERVED, deny: deniedPaths(path.resolve('..')) } },
  },
});
