import type { Hono, MiddlewareHandler } from 'hono';
import { identifyCaller } from './access/identifyCaller.ts';
import { LakeError } from './error.ts';
import { assetRoutes, uploadRoutes } from './http/assetRoutes.ts';
import { authRoutes } from './http/authRoutes.ts';
import { documentRoutes } from './http/documentRoutes.ts';
import { createRoutes, type LakeEnv } from './http/environment.ts';
import { allowCors, guardRequests } from './http/guard.ts';
import { historyRoutes } from './http/historyRoutes.ts';
import { drainUnreadBody } from './http/limitBody.ts';
import { listenRoutes } from './http/listenRoutes.ts';
import { mutateRoutes } from './http/mutateRoutes.ts';
import { projectRoutes } from './http/projectRoutes.ts';
import { queryRoutes } from './http/queryRoutes.ts';
import { errorResponse } from './http/responses.ts';
import { userRoutes } from './http/userRoutes.ts';
import type { Lake } from './lake.ts';

/** Routes under the version of the API, `/v2025-02-19/...`. */
const VERSIONED = [
  queryRoutes,
  documentRoutes,
  mutateRoutes,
  listenRoutes,
  uploadRoutes,
  historyRoutes,
  userRoutes,
  projectRoutes,
  authRoutes,
] as const;

/** The HTTP API of the embedded lake: the part of Sanity's API that the Studio and clients use. */
export function createLakeApp(lake: Lake): Hono<LakeEnv> {
  const app = createRoutes();
  app.use(drainUnreadBody);
  app.use(guardRequests(lake.origins), allowCors);
  app.use((c, next) => {
    c.set('caller', identifyCaller(lake.access, c.req.header('authorization')));
    return next();
  });
  for (const create of VERSIONED) app.route('/:version{v[\\w-]+}', create(lake));
  app.route('/', assetRoutes(lake));
  app.all('*', rejectUnsupported(lake.log));
  app.onError(errorResponse);
  return app;
}

/** Limits the log when many unknown paths are requested. */
const MAX_LOGGED = 200;

/** Answers unsupported requests with 404 and logs each once, to reveal what a new Studio needs. */
function rejectUnsupported(log: (line: string) => void): MiddlewareHandler<LakeEnv> {
  const logged = new Set<string>();
  return async (c) => {
    // Not decoded, as it could contain control characters.
    const request = `${c.req.method} ${new URL(c.req.url).pathname}`;
    if (!logged.has(request) && logged.size < MAX_LOGGED) {
      logged.add(request);
      log(`The lake does not serve ${request}`);
    }
    throw new LakeError('missing', `The embedded lake does not serve ${request}`, 'notFound');
  };
}
