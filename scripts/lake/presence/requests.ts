import * as v from 'valibot';
import type { WebSocket } from 'ws';
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

const request = <M extends string, P extends v.ObjectEntries>(method: M, params: P) =>
  v.object({ method: v.literal(method), id: Id, params: v.object(params) });

/** Every request that the Studio makes on its socket; https://www.jsonrpc.org/specification */
const Request = v.variant('method', [
  request('authorization', { authorization: v.pipe(v.string(), v.maxLength(2000)) }),
  v.object({ method: v.literal('presence_subscribe'), id: Id }),
  request('presence_unsubscribe', { subscriptionId: Id }),
  request('presence_rollcall', { session: Session }),
  request('presence_announce', { data: Announcement }),
  request('presence_disconnect', { session: Session }),
]);
export type PresenceRequest = v.InferOutput<typeof Request>;

/** What is asked, if it is something that the Studio asks. */
export const readRequest = (text: string): PresenceRequest | undefined => fromJson(Request, text);

/** What the Studio says of itself is far shorter. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** A Studio says where its editor is five times a second at most. */
const [MAX_MESSAGES_A_SECOND, MESSAGES_AT_ONCE] = [20, 60];

/** Hands on what a socket says; one that says more than a Studio has to say is hung up on. */
export function hearBounded(socket: WebSocket, hear: (text: string) => void): void {
  let allowance = { messages: MESSAGES_AT_ONCE, since: Date.now() };
  const mayBeHeard = () => {
    const now = Date.now();
    const earned = ((now - allowance.since) / 1000) * MAX_MESSAGES_A_SECOND;
    const messages = Math.min(MESSAGES_AT_ONCE, allowance.messages + earned) - 1;
    allowance = { messages, since: now };
    return messages >= 0;
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary || !mayBeHeard()) socket.terminate();
    else hear(String(data));
  });
  // What is no frame of a browser ends the socket.
  socket.on('error', () => socket.terminate());
}
