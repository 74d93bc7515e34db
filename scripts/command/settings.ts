import { isIP } from 'node:net';
import * as v from 'valibot';
import { isDay } from '../../locales/day.ts';
import { hasCredentials, withoutCredentials } from './credentials.ts';
import { isOrigin } from './origin.ts';
import { SECRETS } from './secrets.ts';

const Origin = v.pipe(
  v.string(),
  v.url('must be an origin such as https://www.example.com'),
  v.check(
    (url) => !URL.canParse(url) || isOrigin(url),
    'must be an http or https origin without a path or a trailing slash, such as https://www.example.com',
  ),
);

const text = (form: RegExp, message: string) => v.pipe(v.string(), v.regex(form, message));

/** Shorter ones could be guessed. */
const MIN_SECRET = 16;

/** What a secret's line in a file of settings cannot hold, and a log would show in another form. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A header of HTTP carries it. */
const Token = text(
  /^[\x21-\x7e]+$/,
  'must not contain a line break, a space or another character that no token has: copy it again',
);

/** One secret, or two while they are changed. */
const WebhookSecrets = v.pipe(
  v.string(),
  v.transform((text): readonly string[] => text.split(',').map((secret) => secret.trim())),
  v.check(
    (secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= MIN_SECRET),
    `must be a secret of at least ${MIN_SECRET} characters, or two separated by a comma; make one with: openssl rand -hex 32`,
  ),
  v.check(
    (secrets) => !secrets.some((secret) => HIDDEN.test(secret)),
    'must not contain a line break or another hidden character; make a secret with: openssl rand -hex 32',
  ),
);

/** Letters at its end: an address that is mistyped is no name. */
const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether something names an address that a server can listen on. */
export const isHost = (host: string): boolean => isIP(host) > 0 || HOST_NAME.test(host);

/** What is wrong where it does not. */
export const INVALID_HOST =
  'must be an address or a name of this machine without a port, such as 0.0.0.0 for every address';

const SettingsSchema = v.object({
  SANITY_PROJECT_ID: v.optional(
    text(/^[a-z0-9-]+$/, 'must be a project id: lower-case letters, digits, hyphens'),
  ),
  SANITY_DATASET: v.optional(
    text(
      /^[a-z0-9][a-z0-9_-]{0,63}$/,
      'must be the name of a dataset such as production: up to 64 lower-case letters, digits, underscores and hyphens, beginning with a letter or a digit',
    ),
    'production',
  ),
  SANITY_API_TOKEN: v.optional(Token),
  SANITY_WEBHOOK_SECRET: v.optional(WebhookSecrets),
  SANITY_API_HOST: v.optional(Origin),
  SANITY_API_VERSION: v.optional(
    v.pipe(v.string(), v.check(isDay, 'must be a day such as 2025-02-19')),
    '2025-02-19',
  ),
  PUBLISH_SERVER_URL: v.optional(Origin),
  SITE_URL: v.optional(Origin, 'https://www.example.com'),
  PORT: v.optional(
    v.pipe(
      text(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number up to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, INVALID_HOST)), 'localhost'),
  CONTACT_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address such as https://forms.example.com/contact'),
      v.startsWith('https://', 'must begin with https://'),
      v.check(
        (address) => !hasCredentials(address),
        'must not contain a user or a password: it is published, and browsers send nothing to such an address',
      ),
    ),
  ),
});

/** The settings of every command, read from the environment; all are optional. */
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** A setting cannot be used as it is; the message names the variable and the fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings; an empty variable counts as not set.
 *
 * @throws {SettingsError} naming every variable that cannot be used
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(SettingsSchema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const value = isSecret(name)
      ? ''
      : ` (it is ${JSON.stringify(withoutCredentials(String(issue.input)))})`;
    return `${name} ${issue.message}${value}`;
  });
  throw new SettingsError(lines.join('\n'));
}

const isSecret = (name: string) => SECRETS.some((secret) => secret === name);
