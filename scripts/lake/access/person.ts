import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { hasInvisible } from '../../command/hasInvisible.ts';
import { fromJson } from '../../disk/json.ts';
import { ROLES, type Role, type Tokens } from './role.ts';

/** A named person with the permissions of a role. */
const Person = v.object({
  role: v.picklist(ROLES),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(60),
    v.check((name) => !hasInvisible(name)),
  ),
});
export type Person = v.InferOutput<typeof Person>;

/** @returns `undefined` if the name is empty, too long or contains invisible characters */
export function readPerson(role: unknown, name: unknown): Person | undefined {
  const person = v.safeParse(Person, { role, name });
  return person.success ? person.output : undefined;
}

/**
 * Creates a personal token. It is signed with the role's token and not stored: changing the role's
 * token revokes all personal tokens of that role.
 */
export function createPersonToken(tokens: Tokens, person: Person): string {
  const payload = Buffer.from(JSON.stringify(person)).toString('base64url');
  return `${payload}.${sign(tokens, person.role, payload)}`;
}

/** The person that a token belongs to, if its signature is valid. */
export function personByToken(tokens: Tokens, token: string): Person | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const person = fromJson(Person, decode(payload));
  if (!person || rest.length > 0) return undefined;
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(tokens, person.role, payload));
  return actual.length === expected.length && timingSafeEqual(actual, expected)
    ? person
    : undefined;
}

const sign = (tokens: Tokens, role: Role, payload: string) =>
  createHmac('sha256', tokens[role]).update(payload).digest('base64url');

const decode = (encoded: string) => Buffer.from(encoded, 'base64url').toString();

/** The author id of a person in histories, from which role and name can be decoded. */
export const personId = ({ role, name }: Person): string =>
  `lake-${role}.${Buffer.from(name).toString('base64url')}`;

/** The person of an author id, if it belongs to one. */
export function personById(id: string): Person | undefined {
  const [, role, name] = /^lake-([a-z]+)\.([\w-]+)$/.exec(id) ?? [];
  return name === undefined ? undefined : readPerson(role, decode(name));
}
