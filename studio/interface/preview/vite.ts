import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

/** The bundler settings that the Studio needs to render pages of the site. */
export const previewPlugin = (): Plugin => ({
  name: 'preview',
  config: (_, { command }) => {
    if (command === 'build') requireSite();
    return CONFIG;
  },
});

const CONFIG: UserConfig = {
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
  // Found before the Studio starts: a dependency discovered later would reload it.
  optimizeDeps: { entries: ['sanity.config.ts', 'interface/preview/frame/frame.ts'] },
  // The frame's script loads its parts on demand.
  worker: { format: 'es' },
};

/** A Studio for a Sanity project runs elsewhere than on the machine that builds it. */
function requireSite(): void {
  const { SANITY_STUDIO_PROJECT_ID: project, SANITY_STUDIO_SITE_URL: site } = process.env;
  if (project && !site)
    throw new Error(
      'The Studio does not know its site: build it with SITE_URL=https://www.example.com npm run studio -- build',
    );
}
