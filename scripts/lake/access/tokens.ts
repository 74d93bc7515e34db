import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CommandError, UsageError } from '../../command/command.ts';
import { failureCode } from '../../command/failure.ts';
import { writeFileDurably } from '../../disk/durableWrites.ts';
import { fromJson, toJson } from '../../disk/json.ts';
import { PRIVATE_FILE } from '../privateFolder.ts';
import { ROLES, type Tokens } from './role.ts';

/** The Studio silently ignores a shorter token. */
const MIN_LENGTH = 32;

const Token = v.pipe(
  v.string(),
  v.regex(/^[\w.~-]+$/, 'may contain only letters, digits, dots, hyphens, underscores and tildes'),
  v.minLength(MIN_LENGTH, `must have at least ${MIN_LENGTH} characters`),
);
const TokensSchema = v.pipe(
  v.object({ administrator: Token, editor: Token, viewer: Token }),
  v.check((tokens) => new Set(Object.values(tokens)).size === ROLES.length, 'must differ'),
);

/**
 * The tokens of a lake: the given ones, else those stored in its folder, else new ones, which are
 * stored there, readable by the owner only.
 *
 * @throws {UsageError} when a given token is invalid
 * @throws {CommandError} when the stored ones are damaged
 * @throws the file system's error when they cannot be read: new ones would end everybody's links
 */
export async function readTokens(
  file: string,
  configured: Readonly<Partial<Record<keyof Tokens, string | undefined>>>,
): Promise<Tokens> {
  const kept = await readStoredTokens(file);
  const made = kept ?? makeTokens();
  if (!kept) await writeFileDurably(file, toJson(made), PRIVATE_FILE);
  const tokens = Object.fromEntries(ROLES.map((role) => [role, configured[role] ?? made[role]]));
  const result = v.safeParse(TokensSchema, tokens);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UsageError(`The token of the ${v.getDotPath(issue) ?? 'roles'} ${issue.message}`);
}

async function readStoredTokens(file: string): Promise<Tokens | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (failureCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const tokens = fromJson(TokensSchema, text);
  if (tokens) return tokens;
  throw new CommandError(
    `${file} does not contain valid tokens of a lake: restore it, or remove it and send everybody new links`,
  );
}

const makeToken = () => randomBytes(24).toString('hex');
const makeTokens = () => ({
  administrator: makeToken(),
  editor: makeToken(),
  viewer: makeToken(),
});
