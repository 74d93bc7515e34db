import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Settings } from '../../command/settings.ts';
import type { Deliveries, Delivery } from '../deliveries.ts';
import { readBoundedBody } from './body.ts';
import { Refusal } from './refusal.ts';
import { readSignature, verifySignature } from './signature.ts';

/** Whose webhooks are taken in, and where they go. */
export interface ReceiverOptions {
  readonly settings: Settings;
  readonly secrets: readonly string[];
  readonly deliveries: Deliveries;
  /** Called after a new delivery is on the disk. */
  readonly onPublish: () => void;
}

/** What the sender is told. */
interface Received {
  readonly received: 'new' | 'again';
}

/**
 * Takes in one of Sanity's webhooks: https://www.sanity.io/docs/content-lake/webhooks
 *
 * @throws {Refusal} when it is none, or not for this site
 */
export async function receive(
  request: IncomingMessage,
  { settings, secrets, deliveries, onPublish }: ReceiverOptions,
): Promise<Received> {
  requireMethod(request);
  requireJson(request);
  const signed = readSignature(headerOf(request, 'sanity-webhook-signature'), Date.now());
  const body = await readBoundedBody(request);
  const digest = verifySignature(body, signed, secrets);
  requireJsonBody(body);
  requireDataset(request, settings);
  const isNew = await note(deliveries, {
    key: headerOf(request, 'idempotency-key') ?? digest,
    signed: digest,
    document: headerOf(request, 'sanity-document-id'),
    operation: headerOf(request, 'sanity-operation'),
    revision: headerOf(request, 'sanity-transaction-id'),
  });
  if (isNew) onPublish();
  return { received: isNew ? 'new' : 'again' };
}

function requireMethod({ method }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal(405, 'Webhooks are sent by POST', { Allow: 'POST' });
}

function requireJson(request: IncomingMessage): void {
  const type = headerOf(request, 'content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new Refusal(415, 'The body must be application/json');
}

const AnyJson = v.pipe(v.string(), v.parseJson());

/** What is in it does not matter: a webhook's projection may be anything. */
function requireJsonBody(body: Buffer): void {
  if (!v.is(AnyJson, body.toString('utf8'))) throw new Refusal(400, 'The body must be JSON');
}

/** One secret may be used for several webhooks; those of other datasets change nothing here. */
function requireDataset(request: IncomingMessage, settings: Settings): void {
  const { SANITY_DATASET, SANITY_PROJECT_ID } = settings;
  requireSame('dataset', headerOf(request, 'sanity-dataset'), SANITY_DATASET);
  if (SANITY_PROJECT_ID)
    requireSame('project', headerOf(request, 'sanity-project-id'), SANITY_PROJECT_ID);
}

function requireSame(noun: string, told: string | undefined, own: string): void {
  if (told === undefined || told === own) return;
  throw new Refusal(400, `This server publishes the ${noun} ${own}, and no other`);
}

/** Sent again after a 503, by Sanity and by the lake. */
const note = (deliveries: Deliveries, delivery: Delivery): Promise<boolean> =>
  deliveries.note(delivery).catch((cause: unknown) => {
    throw new Refusal(503, 'The delivery could not be stored: check the disk space', {}, cause);
  });

/** Longer ones are none of Sanity's. */
const MAX_HEADER = 200;

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  if (Array.isArray(value)) throw new Refusal(400, `${name} may appear only once`);
  if (value !== undefined && value.length > MAX_HEADER && name !== 'sanity-webhook-signature')
    throw new Refusal(400, `${name} is too long`);
  return value || undefined;
}
