import type { Plugin } from 'vite';

/** An icon that does not exist: `/favicon.ico` with anything after it. */
const NO_ICON = /^\/favicon\.ico./;

/**
 * Rejects requests on which the development servers of Vite and Sanity fail or crash, and which any
 * page in the editor's browser can send: for a target that is not a valid URL (`//%`), and for an icon
 * that does not exist.
 */
export const rejectFatalRequests = (): Plugin => ({
  name: 'reject-fatal-requests',
  // Before the server's own handlers.
  enforce: 'pre',
  configureServer: ({ httpServer, middlewares }) => {
    // The server parses an absolute target, such as `http://[/`, before the first handler, and crashes.
    httpServer?.prependListener('request', (request) => {
      if (!request.url?.startsWith('/')) request.url = `/${request.url}`;
    });
    middlewares.use((request, response, next) => {
      const target = URL.parse(request.url ?? '', 'http://localhost');
      if (target && !NO_ICON.test(target.pathname)) return next();
      response.writeHead(400).end('Invalid request URL\n');
    });
  },
});
