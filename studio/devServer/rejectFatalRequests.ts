import type { Plugin } from 'vite';

/**
 * Turns the target of every request into a path. Vite parses an absolute one, such as `http://[/`,
 * before it calls a handler, and crashes; a backslash (`/\`) makes it fail.
 */
export const requirePaths = (): Plugin => ({
  name: 'require-paths',
  configureServer: ({ httpServer }) => {
    httpServer?.prependListener('request', (request) => {
      const path = request.url?.replaceAll('\\', '%5C') ?? '';
      request.url = path.startsWith('/') ? path : `/${path}`;
    });
  },
});

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
