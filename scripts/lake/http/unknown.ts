import type { MiddlewareHandler } from 'hono';
import { LakeError } from '../error.ts';
import type { LakeEnv } from './environment.ts';

/** Bounds what a flood of made-up paths can print. */
const MAX_LOGGED = 200;

/** Refuses what the lake does not serve, and says so once, so that a Studio's new need is seen. */
export function unknown(log: (line: string) => void): MiddlewareHandler<LakeEnv> {
  const logged = new Set<string>();
  return async (c) => {
    // As it was sent: decoded, it could bring control characters to the terminal.
    const request = `${c.req.method} ${new URL(c.req.url).pathname}`;
    if (!logged.has(request) && logged.size < MAX_LOGGED) {
      logged.add(request);
      log(`The lake does not serve ${request}`);
    }
    throw new LakeError('missing', `The embedded lake does not serve ${request}`, 'notFound');
  };
}
