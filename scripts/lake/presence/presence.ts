import type { User } from '../access/role.ts';
import type { Announcement } from './requests.ts';

/** What the Studio is told of others; https://github.com/sanity-io/bifur-client */
type PresenceEvent =
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'state'; readonly i: string; readonly m: Announcement }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } };

/** A Studio with a socket, once it said whose it is. */
export interface Member {
  readonly dataset: string;
  readonly user: User;
  /** Tells it of others, if it asked to be told. */
  hear(event: PresenceEvent): void;
}

/**
 * Who has which document open. Nothing is kept beyond a socket: a session is there as long as the
 * socket that announced it last, and whoever comes asks all others where they are.
 */
export class Presence {
  readonly #members = new Set<Member>();
  readonly #sessions = new Map<string, Member>();

  join(member: Member): void {
    this.#members.add(member);
  }

  /** Asks all others to say where they are. */
  callRoll(asking: Member, session: string): void {
    this.#tell(asking, { type: 'rollCall', i: asking.user.id, session });
  }

  /** Says where somebody is. Nobody speaks for another person's session. */
  announce(member: Member, announcement: Announcement): void {
    const { sessionId } = announcement;
    if (!this.#mayName(member, sessionId)) return;
    if (this.#sessions.get(sessionId) !== member) this.#forget(member);
    this.#sessions.set(sessionId, member);
    this.#tell(member, { type: 'state', i: member.user.id, m: announcement });
  }

  /** Somebody closed a Studio. */
  disconnect(member: Member, session: string): void {
    if (!this.#mayName(member, session)) return;
    this.#sessions.delete(session);
    this.#tell(member, { type: 'disconnect', i: member.user.id, m: { session } });
  }

  /** A socket is gone: with it all that was announced on it and not on a newer one since. */
  leave(member: Member): void {
    this.#members.delete(member);
    this.#forget(member);
  }

  /** A socket bears one session. */
  #forget(member: Member): void {
    for (const [session, announcer] of this.#sessions)
      if (announcer === member) this.disconnect(member, session);
  }

  #mayName({ user, dataset }: Member, session: string): boolean {
    const announcer = this.#sessions.get(session);
    return !announcer || (announcer.user.id === user.id && announcer.dataset === dataset);
  }

  #tell(from: Member, event: PresenceEvent): void {
    for (const member of this.#members)
      if (member !== from && member.dataset === from.dataset) member.hear(event);
  }
}
