import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { fromJson } from '../../disk/json.ts';
import { ROLES, type Role, type Tokens } from './role.ts';

/** Somebody with a name, who may do what a role may. */
const Person = v.object({
  role: v.picklist(ROLES),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[^\p{C}]+$/u)),
});
export type Person = v.InferOutput<typeof Person>;

/** @returns nothing where a name is empty, too long or holds what nobody sees */
export function readPerson(role: unknown, name: unknown): Person | undefined {
  const person = v.safeParse(Person, { role, name });
  return person.success ? person.output : undefined;
}

/**
 * A token of a person's own. It is signed with the role's and kept nowhere: whoever changes the
 * tokens of the lake takes back all of that role.
 */
export function tokenOf(tokens: Tokens, person: Person): string {
  const words = Buffer.from(JSON.stringify(person)).toString('base64url');
  return `${words}.${sign(tokens, person.role, words)}`;
}

/** The person whose token it is, if the lake made it. */
export function personOf(tokens: Tokens, token: string): Person | undefined {
  const [words = '', signature = '', ...rest] = token.split('.');
  const said = fromJson(Person, decode(words));
  if (!said || rest.length > 0) return undefined;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(tokens, said.role, words));
  return given.length === expected.length && timingSafeEqual(given, expected) ? said : undefined;
}

const sign = (tokens: Tokens, role: Role, words: string) =>
  createHmac('sha256', tokens[role]).update(words).digest('base64url');

const decode = (words: string) => Buffer.from(words, 'base64url').toString();

/** What a person is called in documents' histories: enough to tell the name from. */
export const personId = ({ role, name }: Person): string =>
  `lake-${role}.${Buffer.from(name).toString('base64url')}`;

/** The person of an id, if it is one's. */
export function personOfId(id: string): Person | undefined {
  const [, role, name] = /^lake-([a-z]+)\.([\w-]+)$/.exec(id) ?? [];
  return name === undefined ? undefined : readPerson(role, decode(name));
}
