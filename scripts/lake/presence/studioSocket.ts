import type { WebSocket } from 'ws';
import { identify } from '../access/identify.ts';
import type { Access, User } from '../access/role.ts';
import { LakeError } from '../error.ts';
import { receiveRateLimited } from './rateLimit.ts';
import { type Announcement, type PresenceRequest, readRequest } from './requests.ts';

/** Those of Sanity's client, `ERROR_CODES`. */
const [INVALID_REQUEST, UNAUTHORIZED] = [-32600, 4001];
/** What may wait for somebody who does not read. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** What the Studio is told of others; https://github.com/sanity-io/bifur-client */
type PresenceEvent =
  | { readonly type: 'rollCall'; readonly session: string }
  | { readonly type: 'state'; readonly m: Announcement }
  | { readonly type: 'disconnect'; readonly m: { readonly session: string } };

/**
 * The socket on which one Studio says where its editor is, and hears of others. It says first whose
 * it is: drafts, and who works on them, are for those with a token. Nothing is kept beyond a socket:
 * a session is there as long as the socket that announced it last, and whoever comes asks all others
 * where they are.
 */
export class StudioSocket {
  readonly #socket: WebSocket;
  readonly #access: Access;
  readonly #dataset: string;
  readonly #open: ReadonlySet<StudioSocket>;
  #user: User | undefined;
  /** One is enough: a Studio that asks again has given up the one before. */
  #subscription: string | undefined;
  /** A socket bears one. */
  #session: string | undefined;

  /** @param open all sockets, this one among them */
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
    const error = { code: INVALID_REQUEST, message: 'The lake does not serve this' };
    this.#send(request ? this.#respond(request) : { id: null, error });
  }

  #respond(request: PresenceRequest): object {
    const { id } = request;
    try {
      // What has no result is answered all the same.
      return { id, result: this.#execute(request) ?? null };
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      return { id, error: { code: UNAUTHORIZED, message: error.message } };
    }
  }

  #execute(request: PresenceRequest): unknown {
    if (request.method === 'authorization') return this.#signIn(request.params.authorization);
    if (!this.isSignedIn) throw new LakeError('unauthorized', 'Say first whose Studio this is');
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

  /** Who signs in anew on the same socket leaves first. */
  #signIn(authorization: string): void {
    this.#signOut();
    const user = identify(this.#access, authorization);
    if (user.kind !== 'user') throw new LakeError('unauthorized', 'This needs a token');
    this.#user = user;
  }

  #signOut(): void {
    if (this.#session !== undefined) this.#disconnect(this.#session);
    this.#user = undefined;
  }

  /** Says where its editor is, on this socket from now on. */
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

  /** Says that a Studio was closed. */
  #disconnect(session: string): void {
    const owner = this.#ownerOf(session);
    if (owner && !this.#isSameUser(owner)) return;
    if (owner) owner.#session = undefined;
    this.#broadcast({ type: 'disconnect', m: { session } });
  }

  #ownerOf = (session: string) => [...this.#open].find((each) => each.#session === session);

  /** Nobody speaks for another person's session. */
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
