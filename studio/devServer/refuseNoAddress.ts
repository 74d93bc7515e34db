import type { Plugin } from 'vite';

/**
 * Refuses requests whose target is not a valid address. Sanity's development server ends on the
 * first such request (`//%`), which any page in the editor's browser can send.
 */
export const refuseNoAddress = (): Plugin => ({
  name: 'refuse-no-address',
  // Before the server's own handlers.
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (URL.canParse(request.url ?? '', 'http://localhost')) return next();
      response.writeHead(400).end('This is not an address\n');
    });
  },
});
