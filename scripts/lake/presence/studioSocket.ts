import type { WebSocket } from 'ws';
import { identifyCaller } from '../access/identifyCaller.ts';
import type { Access, User } from '../access/role.ts';
import { LakeError } from '../error.ts';
import { receiveRateLimited } from './rateLimit.ts';
import { type Announcement, type PresenceRequest, readRequest } from './requests.ts';

/** From `ERROR_CODES` of Sanity's client. */
const INVALID_REQUEST = -32600;
const UNAUTHORIZED = 4001;
/** A socket with more unread data than this is closed. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Events about other Studios; https://github.com/sanity-io/bifur-client */
type PresenceEvent =
  | { readonly type: 'rollCall'; readonly session: string }
  | { readonly type: 'state'; readonly m: Announcement }
  | { readonly type: 'disconnect'; readonly m: { readonly session: string } };

/**
 * The socket on which one Studio announces its editor's location and is notified of others. It must
 * authenticate first: drafts, and who works on them, require a token. No state outlives the socket: a
 * session ends with the socket that announced it last, and a new Studio asks all others for their
 * location.
 */
export class StudioSocket {
  readonly #socket: WebSocket;
  readonly #access: Access;
  readonly #dataset: string;
  readonly #open: ReadonlySet<StudioSocket>;
  #user: User | undefined;
  /** Only the latest: a Studio that subscribes again has dropped its previous subscription. */
  #subscription: string | undefined;
  /** The session that this socket has announced. */
  #session: string | undefined;

  /** @param open all open sockets, including this one */
  constructor(socket: WebSocket, access: Access, dataset: string, open: ReadonlySet<StudioSocket>) {
    this.#socket = socket;
    this.#access = access;
    this.#dataset = dataset;
    this.#open = open;
    receiveRateLimited(socket, (text) => this.#receive(text));
    socket.once('close', () => this.#signOut());
  }

  get isSignedIn(): boolean {
    return this.#user !== undefined;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    const request = readRequest(text);
    const error = { code: INVALID_REQUEST, message: 'The lake does not support this request' };
    this.#send(request ? this.#respond(request) : { id: null, error });
  }

  #respond(request: PresenceRequest): object {
    const { id } = request;
    try {
      // JSON-RPC requires a response even without a result.
      return { id, result: this.#execute(request) ?? null };
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      return { id, error: { code: UNAUTHORIZED, message: error.message } };
    }
  }

  #execute(request: PresenceRequest): unknown {
    if (request.method === 'authorization') return this.#signIn(request.params.authorization);
    if (!this.isSignedIn) throw new LakeError('unauthorized', 'Authenticate first');
    switch (request.method) {
      case 'presence_subscribe':
        this.#subscription = request.id;
        return request.id;
      case 'presence_unsubscribe':
        if (request.params.subscriptionId === this.#subscription) this.#subscription = undefined;
        return undefined;
      case 'presence_rollcall':
        return this.#broadcast({ type: 'rollCall', session: request.params.session });
      case 'presence_announce':
        return this.#announce(request.params.data);
      case 'presence_disconnect':
        return this.#disconnect(request.params.session);
    }
  }

  /** Signing in again on the same socket ends the previous session. */
  #signIn(authorization: string): void {
    this.#signOut();
    const user = identifyCaller(this.#access, authorization);
    if (user.kind !== 'user') throw new LakeError('unauthorized', 'A token is required');
    this.#user = user;
  }

  #signOut(): void {
    if (this.#session !== undefined) this.#disconnect(this.#session);
    this.#user = undefined;
  }

  /** Announces the editor's location; the session moves to this socket. */
  #announce(announcement: Announcement): void {
    const { sessionId } = announcement;
    const owner = this.#ownerOf(sessionId);
    if (owner && !this.#isSameUser(owner)) return;
    if (owner !== this) {
      if (owner) owner.#session = undefined;
      if (this.#session !== undefined) this.#disconnect(this.#session);
      this.#session = sessionId;
    }
    this.#broadcast({ type: 'state', m: announcement });
  }

  /** Announces that a Studio was closed. */
  #disconnect(session: string): void {
    const owner = this.#ownerOf(session);
    if (owner && !this.#isSameUser(owner)) return;
    if (owner) owner.#session = undefined;
    this.#broadcast({ type: 'disconnect', m: { session } });
  }

  #ownerOf = (session: string) => [...this.#open].find((each) => each.#session === session);

  /** Only the same user, on the same dataset, may take over or end a session. */
  #isSameUser(other: StudioSocket): boolean {
    return other.#user?.id === this.#user?.id && other.#dataset === this.#dataset;
  }

  #broadcast(event: PresenceEvent): void {
    const result = { ...event, i: this.#user?.id };
    for (const other of this.#open)
      if (other !== this && other.#dataset === this.#dataset) other.#notify(result);
  }

  #notify(result: object): void {
    const subscription = this.#subscription;
    if (this.isSignedIn && subscription !== undefined)
      this.#send({ method: 'presence_subscription', params: { subscription, result } });
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
  }
}
