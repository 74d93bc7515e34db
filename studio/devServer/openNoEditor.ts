import type { Plugin } from 'vite';

/**
 * Vite's servers start the editor of this machine with any file, at the request of any page in its
 * browser.
 */
export const openNoEditor = (): Plugin => ({
  name: 'open-no-editor',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (_, response) => {
      response.writeHead(404).end();
    });
  },
});
