import type { HonoRequest } from 'hono';
import type { Caller } from '../access/role.ts';
import { LakeError } from '../error.ts';
import { isPublishedByDefault } from '../evaluate/perspective.ts';
import type { Lake } from '../lake.ts';
import type { Subscription } from '../listen/mutationEvent.ts';
import { createRoutes } from './environment.ts';
import { readFlag, readParams } from './params.ts';

/** The limit of Sanity's client; also bounds the cost of a filter. */
const MAX_FILTER_LENGTH = 14_800;

/** Server-sent events of changes; https://www.sanity.io/docs/content-lake/realtime-updates */
export const listenRoutes = ({ listeners, limits, log }: Lake) =>
  createRoutes().get('/data/listen/:dataset', async (c) => {
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    };
    // Nobody would read or end its stream.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const subscription = readSubscription(c.req, c.get('caller'));
    const body = await listeners[subscription.publicOnly ? 'anonymous' : 'users'].open(
      subscription,
      readFlag(c.req, 'enableResume') ? c.req.header('last-event-id') : undefined,
      {
        maxUnreadBytes: limits.maxUnreadBytes,
        // Destroyed, because a stream error would be logged with a stack trace.
        disconnect: (reason) => {
          log(`A listener was dropped: ${reason}`);
          c.env.outgoing.destroy();
        },
      },
    );
    return new Response(body, { headers });
  });

function readSubscription(request: HonoRequest, caller: Caller): Subscription {
  const query = request.query('query') ?? '*';
  if (query.length > MAX_FILTER_LENGTH)
    throw new LakeError('malformed', `A filter may have at most ${MAX_FILTER_LENGTH} characters`);
  return {
    query,
    params: readParams(request),
    includeResult: readFlag(request, 'includeResult'),
    includePreviousRevision: readFlag(request, 'includePreviousRevision'),
    includeMutations: readFlag(request, 'includeMutations', true),
    includeEffects: request.query('effectFormat') === 'mendoza',
    includeAllVersions: readFlag(
      request,
      'includeAllVersions',
      !isPublishedByDefault(request.param('version') ?? ''),
    ),
    publicOnly: caller.kind === 'anonymous',
  };
}
