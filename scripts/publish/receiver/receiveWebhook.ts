import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Settings } from '../../command/settings.ts';
import type { Deliveries, Delivery } from '../deliveries.ts';
import { httpError, type PublishContext } from '../httpErrors.ts';
import { readBoundedBody } from './body.ts';
import { isRecent, readSignature, verifySignature } from './signature.ts';

export interface ReceiverOptions {
  readonly settings: Settings;
  readonly secrets: readonly string[];
  readonly deliveries: Deliveries;
  /** Called when a new delivery is on disk. */
  readonly onPublish: () => void;
  readonly log: Logger;
}

/**
 * Receives one of Sanity's webhooks: https://www.sanity.io/docs/content-lake/webhooks
 *
 * @returns the response body
 * @throws {HTTPException} when the request is not a valid webhook, or not for this site
 */
export async function receiveWebhook(
  c: PublishContext,
  { settings, secrets, deliveries, onPublish, log }: ReceiverOptions,
) {
  requireJson(c);
  const signed = readSignature(headerOf(c, 'sanity-webhook-signature'));
  const body = await readBoundedBody(c);
  const digest = verifySignature(body, signed, secrets);
  if (!isRecent(signed, Date.now())) {
    // Whoever has the secret is no stranger: every webhook is refused until a clock is set right.
    const sent = new Date(Number(signed.time)).toISOString();
    log.warn({ sent }, `a webhook was refused: ${CLOCKS}`);
    throw httpError(401, CLOCKS);
  }
  requireJsonBody(body);
  requireDataset(c, settings);
  const isNew = await storeDelivery(deliveries, {
    key: headerOf(c, 'idempotency-key') ?? digest,
    signed: digest,
    document: headerOf(c, 'sanity-document-id'),
    operation: headerOf(c, 'sanity-operation'),
    revision: headerOf(c, 'sanity-transaction-id'),
  });
  if (isNew) onPublish();
  return { received: isNew ? 'new' : 'again' };
}

/** The id that the embedded lake sends unless `SANITY_PROJECT_ID` gives it another. */
const EMBEDDED_PROJECT = 'embedded';

const CLOCKS = 'The signature is more than five minutes off: check the clocks';

function requireJson(c: PublishContext): void {
  const type = headerOf(c, 'content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw httpError(415, 'The body must be application/json');
}

const AnyJson = v.pipe(v.string(), v.parseJson());

/** The content does not matter: a webhook's projection may be anything. */
function requireJsonBody(body: Buffer): void {
  if (!v.is(AnyJson, body.toString('utf8'))) throw httpError(400, 'The body must be JSON');
}

/**
 * Several webhooks may share a secret; those of other datasets are refused. The embedded lake has one
 * dataset, which responds to any name, so it need not be started with the names that are read here.
 */
function requireDataset(c: PublishContext, settings: Settings): void {
  const { SANITY_DATASET, SANITY_PROJECT_ID } = settings;
  if (headerOf(c, 'sanity-project-id') === EMBEDDED_PROJECT) return;
  requireSame('dataset', headerOf(c, 'sanity-dataset'), SANITY_DATASET);
  if (SANITY_PROJECT_ID)
    requireSame('project', headerOf(c, 'sanity-project-id'), SANITY_PROJECT_ID);
}

function requireSame(noun: string, sent: string | undefined, own: string): void {
  if (sent === undefined || sent === own) return;
  throw httpError(400, `This server only publishes the ${noun} ${own}`);
}

/** Sanity and the lake retry after a 503. */
const storeDelivery = (deliveries: Deliveries, delivery: Delivery): Promise<boolean> =>
  deliveries.store(delivery).catch((cause: unknown) => {
    throw httpError(503, 'The delivery could not be stored: check the disk space', cause);
  });

/** Sanity's headers are shorter. */
const MAX_HEADER = 200;

function headerOf({ env }: PublishContext, name: string): string | undefined {
  const [value, ...others] = env.incoming.headersDistinct[name] ?? [];
  if (others.length > 0) throw httpError(400, `${name} may appear only once`);
  if (value !== undefined && value.length > MAX_HEADER && name !== 'sanity-webhook-signature')
    throw httpError(400, `${name} is too long`);
  return value || undefined;
}
