import { beforeAll } from 'vitest';
import { startServe } from './serveProcess.ts';
import { makeSite } from './site.ts';

/** Serves a site before the tests of a file, and stops after them. */
export function shareServe() {
  let origin = '';
  beforeAll(async () => {
    const site = await makeSite();
    const server = await startServe(site);
    origin = server.origin;
    return async () => {
      await server[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    };
  });
  return { origin: () => origin };
}
