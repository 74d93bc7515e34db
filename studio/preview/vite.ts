import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the Studio's bundle needs so that it can show pages of the site. */
export const previewPlugin = (): Plugin => ({
  name: 'preview',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^(?:\.\.\/)+locales\/pictureUrl\.ts$/,
          replacement: fileURLToPath(new URL('draft/originalUrl.ts', import.meta.url)),
        },
      ],
    },
    // In the preview the contact form sends nothing.
    define: { 'process.env.CONTACT_ENDPOINT': 'undefined' },
    // Found before the Studio starts: a package that is found later loads it anew.
    optimizeDeps: { entries: ['sanity.config.ts', 'preview/frame/frame.ts'] },
    // The script of the frame loads its parts as it needs them.
    worker: { format: 'es' },
  }),
});
