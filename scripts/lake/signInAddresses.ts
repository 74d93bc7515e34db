import { type Person, tokenOf } from './access/person.ts';
import { ROLES, type Role, type Tokens } from './access/role.ts';

/** The address that opens a Studio signed in with each role. */
export const signInAddresses = (tokens: Tokens, studio: string): [role: Role, address: string][] =>
  ROLES.map((role) => [role, `${studio}/#token=${tokens[role]}`]);

/**
 * A line a role: its token, and an address that opens the Studio signed in.
 *
 * @param studio origin of the Studio
 */
export function describeSignIns(tokens: Tokens, studio: string): string {
  const lines = signInAddresses(tokens, studio).map(
    ([role, address]) => `  ${role.padEnd(13)} ${tokens[role]}\n    ${address}`,
  );
  return `Tokens, each with its sign-in link to the Studio:\n${lines.join('\n')}`;
}

/** What to send to a person: an address that opens the Studio under the own name. */
export const describeInvitation = (tokens: Tokens, studio: string, person: Person): string =>
  `For ${person.name} alone, who signs in as ${person.role} with this address:\n  ${studio}/#token=${tokenOf(tokens, person)}`;
