import { createHash, timingSafeEqual } from 'node:crypto';
import { LakeError } from '../error.ts';
import { personByToken, personId } from './person.ts';
import { type Access, type Caller, ROLES, type Tokens, type User, userOf } from './role.ts';

/**
 * Identifies the caller by the `Authorization` header.
 *
 * @throws {LakeError} when the token is unknown
 */
export function identifyCaller(access: Access, authorization: string | undefined): Caller {
  if (access.kind === 'readOnly') return userOf('viewer');
  if (!authorization) return { kind: 'anonymous' };
  const token = /^Bearer (.+)$/.exec(authorization)?.[1];
  const user = token && userByToken(access.tokens, token);
  if (user) return user;
  throw new LakeError(
    'unauthorized',
    'Unknown token: sign in with a link printed by the lake when it starts',
  );
}

/** The user of a token, which belongs to a role or to a person. */
export function userByToken(tokens: Tokens, token: string): User | undefined {
  const role = roleOf(tokens, token);
  if (role) return userOf(role);
  const person = personByToken(tokens, token);
  return person && { kind: 'user', id: personId(person), ...person };
}

/** Compares tokens in constant time. */
const roleOf = (tokens: Tokens, token: string) =>
  ROLES.find((role) => timingSafeEqual(digest(tokens[role]), digest(token)));

const digest = (token: string) => createHash('sha256').update(token).digest();

/** @throws {LakeError} for callers without a token */
export function requireUser(caller: Caller): User {
  if (caller.kind === 'user') return caller;
  throw new LakeError('unauthorized', 'A token is required: send Authorization: Bearer TOKEN');
}

/** @throws {LakeError} for callers without write access */
export function requireEditor(caller: Caller): User {
  const user = requireUser(caller);
  if (user.role !== 'viewer') return user;
  throw new LakeError(
    'forbidden',
    'Insufficient permissions: a viewer has read-only access. Use the token of an editor or administrator',
    'insufficientPermissionsError',
  );
}
