import { ROLES, type Tokens } from './access/role.ts';

/** Where `npm run studio` serves. */
const STUDIO = 'http://localhost:3333';

/** A line a role: its token, and an address that opens the Studio signed in. */
export function describeSignIns(tokens: Tokens): string {
  const lines = ROLES.map((role) => {
    const token = tokens[role];
    return `  ${role.padEnd(13)} ${token}\n    ${STUDIO}/#token=${token}`;
  });
  return `Tokens, each with the address that signs in to the Studio:\n${lines.join('\n')}`;
}
