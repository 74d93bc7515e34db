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
