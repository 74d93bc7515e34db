import type { Plugin } from 'vite';

/**
 * Rejects requests whose target is not a valid URL. Sanity's development server crashes on the
 * first such request (`//%`), which any page in the editor's browser can send.
 */
export const rejectInvalidUrls = (): Plugin => ({
  name: 'reject-invalid-urls',
  // Before the server's own handlers.
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (URL.canParse(request.url ?? '', 'http://localhost')) return next();
      response.writeHead(400).end('Invalid request URL\n');
    });
  },
});
