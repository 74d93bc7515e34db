import type { Plugin } from 'vite';

/** An icon that does not exist: `/favicon.ico` with anything after it. */
const NO_ICON = /^\/favicon\.ico./;

/**
 * Rejects requests on which Sanity's development server crashes, and which any page in the editor's
 * browser can send: for a target that is not a valid URL (`//%`), and for an icon that does not exist.
 */
export const rejectFatalRequests = (): Plugin => ({
  name: 'reject-fatal-requests',
  // Before the server's own handlers.
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const target = URL.parse(request.url ?? '', 'http://localhost');
      if (target && !NO_ICON.test(target.pathname)) return next();
      response.writeHead(400).end('Invalid request URL\n');
    });
  },
});
