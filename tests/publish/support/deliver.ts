import { encodeSignatureHeader } from '@sanity/webhook';

export const SECRET = 'the-secret-of-a-test';

/** A test's webhook; properties that are not given are valid. */
export interface Delivery {
  readonly body?: string;
  readonly secret?: string;
  /** Time of the signature, in milliseconds. */
  readonly time?: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: string;
  readonly path?: string;
}

let count = 0;

/** Body and headers of a new webhook. */
export async function makeDelivery({ body, secret = SECRET, time = Date.now() }: Delivery = {}) {
  count += 1;
  const own = `${process.pid}-${count}`;
  const text = body ?? JSON.stringify({ _id: own });
  return {
    body: text,
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(text, time, secret),
      'idempotency-key': `key-${own}`,
    },
  };
}

/** Sends a webhook to a server. */
export async function deliver(origin: string, delivery: Delivery = {}): Promise<Response> {
  const { method = 'POST', path = '/hooks/sanity' } = delivery;
  const { body, headers } = await makeDelivery(delivery);
  const all = Object.entries({ ...headers, ...delivery.headers });
  const given = all.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return fetch(origin + path, { method, headers: given, ...(method !== 'GET' && { body }) });
}
