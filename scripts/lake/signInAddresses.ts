import { randomBytes } from 'node:crypto';
import { ROLES, type Tokens } from './access/role.ts';

/** Where `npm run studio` serves. */
const STUDIO = 'http://localhost:3333';

/** A line a role: its token, and an address that opens the Studio signed in. */
export function describeSignIns(tokens: Tokens): string {
  const lines = ROLES.map((role) => {
    // The Studio asks for a sid of 20 characters beside the token, and uses it for nothing else.
    const sid = randomBytes(10).toString('hex');
    const token = tokens[role];
    return `  ${role.padEnd(13)} ${token}\n    ${STUDIO}/#token=${token}&sid=${sid}`;
  });
  return `Tokens, each with the address that signs in to the Studio:\n${lines.join('\n')}`;
}
