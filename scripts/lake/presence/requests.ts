import * as v from 'valibot';
import { fromJson } from '../../disk/json.ts';

const Session = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** One place: a document, and the field that somebody is in. */
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

/** Every request that the Studio makes on its socket; https://www.jsonrpc.org/specification */
const Request = v.variant('method', [
  v.object({
    ...{ method: v.literal('authorization'), id: Id },
    params: v.object({ authorization: v.pipe(v.string(), v.maxLength(2000)) }),
  }),
  v.object({ method: v.literal('presence_subscribe'), id: Id }),
  v.object({
    ...{ method: v.literal('presence_unsubscribe'), id: Id },
    params: v.object({ subscriptionId: Id }),
  }),
  v.object({
    ...{ method: v.literal('presence_rollcall'), id: Id },
    params: v.object({ session: Session }),
  }),
  v.object({
    ...{ method: v.literal('presence_announce'), id: Id },
    params: v.object({ data: Announcement }),
  }),
  v.object({
    ...{ method: v.literal('presence_disconnect'), id: Id },
    params: v.object({ session: Session }),
  }),
]);
export type PresenceRequest = v.InferOutput<typeof Request>;

/** What is asked, if it is something that the Studio asks. */
export const readRequest = (text: string): PresenceRequest | undefined => fromJson(Request, text);
