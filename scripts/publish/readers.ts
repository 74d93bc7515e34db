import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Publish } from './outcome.ts';
import { Refusal } from './receiver/refusal.ts';

/**
 * Lets pages of the Studio read an answer, and pages of no other origin.
 *
 * @param studio origin of the Studio, if one was named
 */
export const readableBy = (
  { headers: { origin } }: IncomingMessage,
  studio: string | undefined,
): Record<string, string> => ({
  Vary: 'Origin',
  ...(studio !== undefined && origin === studio && { 'Access-Control-Allow-Origin': studio }),
});

/** As long as ids of documents and transactions are. */
const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));
const Asked = v.object({ document: Id, revision: Id });

/** @throws {Refusal} when the address does not name a publish */
export function publishAsked({ url = '' }: IncomingMessage): Publish {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const asked = v.safeParse(Asked, Object.fromEntries(query));
  if (asked.success) return asked.output;
  throw new Refusal(400, 'Name a publish: /outcome?document=ID&revision=TRANSACTION');
}
