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

/** A shorter secret could be guessed. */
const MIN_SECRET = 16;

/** Characters that a line of an environment file cannot hold, and that logs show in escaped form. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Sent in an HTTP header. */
const Token = text(
  /^[\x21-\x7e]+$/,
  'must not contain a line break, a space or any other character that is invalid in a token: copy it again',
);

/** One secret, or two during rotation. */
const WebhookSecrets = v.pipe(
  v.string(),
  v.transform((text): readonly string[] => text.split(',').map((secret) => secret.trim())),
  v.check(
    (secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= MIN_SECRET),
    `must be a secret of at least ${MIN_SECRET} characters, or two separated by a comma; generate one with: openssl rand -hex 32`,
  ),
  v.check(
    (secrets) => !secrets.some((secret) => HIDDEN.test(secret)),
    'must not contain a line break or any other invisible character; generate a secret with: openssl rand -hex 32',
  ),
);

/** The last label starts with a letter, so that a mistyped IP address is not accepted. */
const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a text is an IP address or host name to listen on. */
export const isHost = (host: string): boolean => isIP(host) > 0 || HOST_NAME.test(host);

/** The error message for anything else. */
export const INVALID_HOST =
  'must be an IP address or host name of this machine without a port, such as 0.0.0.0 for every address';

const SettingsSchema = v.object({
  SANITY_PROJECT_ID: v.optional(
    text(/^[a-z0-9-]+$/, 'must be a project id: lower-case letters, digits, hyphens'),
  ),
  SANITY_DATASET: v.optional(
    text(
      /^[a-z0-9][a-z0-9_-]{0,63}$/,
      'must be the name of a dataset such as production: up to 64 lower-case letters, digits, underscores and hyphens, starting with a letter or digit',
    ),
    'production',
  ),
  SANITY_API_TOKEN: v.optional(Token),
  SANITY_WEBHOOK_SECRET: v.optional(WebhookSecrets),
  SANITY_API_HOST: v.optional(Origin),
  SANITY_API_VERSION: v.optional(
    v.pipe(v.string(), v.check(isDay, 'must be a date such as 2025-02-19')),
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
      v.url('must be a URL such as https://forms.example.com/contact'),
      v.startsWith('https://', 'must start with https://'),
      v.check(
        (address) => !hasCredentials(address),
        'must not contain a user name or password: it is published, and browsers refuse to send requests to such a URL',
      ),
    ),
  ),
});

/** The settings of all commands, read from the environment; each is optional. */
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** A setting is invalid; the message names the variable and the fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings; an empty variable counts as unset.
 *
 * @throws {SettingsError} naming every invalid variable
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const result = v.safeParse(SettingsSchema, nonEmpty);
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
