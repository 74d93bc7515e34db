import * as v from 'valibot';
import { fromJson } from '../../disk/json.ts';

const Session = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A document, and the field that an editor is in. */
const Location = v.looseObject({
  type: v.literal('document'),
  documentId: v.pipe(v.string(), v.maxLength(200)),
});

const Announcement = v.object({
  sessionId: Session,
  locations: v.pipe(v.array(Location), v.maxLength(20)),
});
export type Announcement = v.InferOutput<typeof Announcement>;

const Id = v.pipe(v.string(), v.maxLength(64));

const request = <M extends string, P extends v.ObjectEntries>(method: M, params: P) =>
  v.object({ method: v.literal(method), id: Id, params: v.object(params) });

/** All requests of the Studio on its socket; https://www.jsonrpc.org/specification */
const Request = v.variant('method', [
  request('authorization', { authorization: v.pipe(v.string(), v.maxLength(2000)) }),
  v.object({ method: v.literal('presence_subscribe'), id: Id }),
  request('presence_unsubscribe', { subscriptionId: Id }),
  request('presence_rollcall', { session: Session }),
  request('presence_announce', { data: Announcement }),
  request('presence_disconnect', { session: Session }),
]);
export type PresenceRequest = v.InferOutput<typeof Request>;

/** Parses a request; `undefined` if it is not one of the supported ones. */
export const readRequest = (text: string): PresenceRequest | undefined => fromJson(Request, text);
