import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import * as v from 'valibot';
import { CONTENT_POLICY, FORM_POLICY } from '../changes/htmlDocument.ts';
import { toJson } from '../disk/json.ts';
import { readFilingFile, receiveFilingForm } from './filings.ts';
import {
  httpError,
  type PublishContext,
  type PublishEnv,
  rejectMethod,
  requireHost,
  respondToError,
} from './httpErrors.ts';
import { type Publish, publishOutcome } from './outcome.ts';
import { type ReceiverOptions, receiveWebhook } from './receiver/receiveWebhook.ts';
import { readStatus, type StatusSources } from './status.ts';
import { statusPage } from './statusPage.ts';

export interface PublishServerDependencies extends ReceiverOptions, StatusSources {
  /** Origin of the Studio that may request outcomes, if any. */
  readonly studio: string | undefined;
  /** Origin of the published site, for links. */
  readonly site: string;
  /** The host name that the server listens on. */
  readonly host: string;
}

/** Default headers of every response. */
const HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The routes of the publish server. */
export function createPublishApp(dependencies: PublishServerDependencies): Hono<PublishEnv> {
  const { releases, settings, studio } = dependencies;
  const app = new Hono<PublishEnv>();
  app.use((c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    return next();
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: rejectMethod }));
  // Before the host check: a proxy forwards the public host name, and the signature authenticates.
  app.post('/hooks/sanity', async (c) => c.json(await receiveWebhook(c, dependencies), 202));
  app.use((c, next) => {
    requireHost(c, dependencies.host);
    return next();
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/status', (c) =>
    c.body(toJson(readStatus(dependencies)), { headers: { 'Content-Type': 'application/json' } }),
  );
  app.get('/outcome', cors({ origin: studio ?? [] }), async (c) =>
    c.json(await publishOutcome(readPublish(c), dependencies, dependencies.site)),
  );
  app.get('/', async (c) =>
    c.html(await statusPage(readStatus(dependencies)), 200, {
      'Content-Security-Policy': FORM_POLICY,
      // Lets the browser send the Origin of the form, which is checked.
      'Referrer-Policy': 'same-origin',
    }),
  );
  app.get('/filings/:id/:name', async (c) => {
    const { body, headers } = await readFilingFile(releases, c.req.param());
    return c.body(body, 200, headers);
  });
  app.post('/filings/:id', async (c) => {
    await receiveFilingForm(c, c.req.param('id'), releases, settings.SITE_URL);
    return c.redirect('/', 303);
  });
  app.notFound((c) => c.json({ error: 'Not found: send webhooks to /hooks/sanity' }, 404));
  app.onError((error, c) => respondToError(error, c, dependencies.log));
  return app;
}

/** Id of a document or a transaction. */
const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));
const QuerySchema = v.object({ document: Id, revision: Id });

function readPublish({ req }: PublishContext): Publish {
  const query = v.safeParse(QuerySchema, req.query());
  if (query.success) return query.output;
  throw httpError(400, 'Specify a publish: /outcome?document=ID&revision=TRANSACTION');
}
