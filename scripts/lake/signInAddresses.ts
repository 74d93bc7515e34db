import { createPersonToken, type Person } from './access/person.ts';
import { ROLES, type Role, type Tokens } from './access/role.ts';

/** The sign-in link of each role. */
export const signInAddresses = (tokens: Tokens, studio: string): [role: Role, address: string][] =>
  ROLES.map((role) => [role, `${studio}/#token=${tokens[role]}`]);

/**
 * One entry per role: its token and its sign-in link.
 *
 * @param studio origin of the Studio
 */
export function describeSignIns(tokens: Tokens, studio: string): string {
  const lines = signInAddresses(tokens, studio).map(
    ([role, address]) => `  ${role.padEnd(13)} ${tokens[role]}\n    ${address}`,
  );
  return `Tokens, each with its sign-in link to the Studio:\n${lines.join('\n')}`;
}

/** A personal sign-in link, to be sent to a person. */
export const describeInvitation = (tokens: Tokens, studio: string, person: Person): string =>
  `Sign-in link for ${person.name} only (role: ${person.role}):\n  ${studio}/#token=${createPersonToken(tokens, person)}`;
