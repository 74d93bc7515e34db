import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import * as v from 'valibot';
import { CONTENT_POLICY, FORM_POLICY } from '../changes/htmlDocument.ts';
import { toJson } from '../disk/json.ts';
import type { PublishContext, PublishEnv } from './environment.ts';
import { readFilingFile, receiveFiled } from './filings.ts';
import { type Publish, publishOutcome } from './outcome.ts';
import { type ReceiverOptions, receive } from './receiver/receive.ts';
import { httpRefusal, refuse, refuseMethod, requireHost } from './refuse.ts';
import { readStatus, type StatusParts } from './status.ts';
import { statusPage } from './statusPage.ts';

/** What the server answers with. */
export interface PublishServerParts extends ReceiverOptions, StatusParts {
  /** Origin of the Studio that may ask for outcomes, if one may. */
  readonly studio: string | undefined;
  /** Origin under which the releases are served, for links. */
  readonly site: string;
  /** The name that the server listens on. */
  readonly host: string;
}

/** Headers of every answer, unless it has its own. */
const HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The paths of the publish server, and what each answers. */
export function createPublishApp(parts: PublishServerParts): Hono<PublishEnv> {
  const { releases, settings, studio } = parts;
  const app = new Hono<PublishEnv>();
  app.use((c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    return next();
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => refuseMethod(c, methods) }));
  // A proxy hands on the host that Sanity asked for; the signature tells whether it was Sanity.
  app.post('/hooks/sanity', async (c) => c.json(await receive(c, parts), 202));
  app.use((c, next) => {
    requireHost(c, parts.host);
    return next();
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/status', (c) =>
    c.body(toJson(readStatus(parts)), { headers: { 'Content-Type': 'application/json' } }),
  );
  app.get('/outcome', cors({ origin: studio ?? [] }), async (c) =>
    c.json(await publishOutcome(publishAsked(c), parts, parts.site)),
  );
  app.get('/', async (c) =>
    c.html(await statusPage(readStatus(parts)), 200, {
      'Content-Security-Policy': FORM_POLICY,
      // A browser tells its own server whose form it sends.
      'Referrer-Policy': 'same-origin',
    }),
  );
  app.get('/filings/:id/:name', async (c) => {
    const { body, headers } = await readFilingFile(releases, c.req.param());
    return c.body(body, 200, headers);
  });
  app.post('/filings/:id', async (c) => {
    await receiveFiled(c, c.req.param('id'), releases, settings.SITE_URL);
    return c.redirect('/', 303);
  });
  app.notFound((c) =>
    c.json({ error: 'There is nothing here: webhooks go to /hooks/sanity' }, 404),
  );
  app.onError((error, c) => refuse(error, c, parts.log));
  return app;
}

/** As long as ids of documents and transactions are. */
const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));
const Asked = v.object({ document: Id, revision: Id });

function publishAsked({ req }: PublishContext): Publish {
  const asked = v.safeParse(Asked, req.query());
  if (asked.success) return asked.output;
  throw httpRefusal(400, 'Name a publish: /outcome?document=ID&revision=TRANSACTION');
}
