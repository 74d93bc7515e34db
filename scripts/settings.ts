import * as v from 'valibot';

const Origin = v.pipe(
  v.string(),
  v.url('must be a whole origin such as https://www.example.com'),
  v.check(
    (url) => !URL.canParse(url) || (/^https?:/.test(url) && new URL(url).origin === url),
    'must be a whole http or https origin without a path or a slash at the end, such as https://www.example.com',
  ),
);

const optional = <T extends v.GenericSchema<string, unknown>>(schema: T) =>
  v.optional(v.pipe(v.string(), schema));

/** Shorter ones could be guessed. */
const MIN_SECRET = 8;

/** One secret, or two while they are changed. */
const WebhookSecrets = v.pipe(
  v.string(),
  v.transform((text): readonly string[] => text.split(',').map((secret) => secret.trim())),
  v.check(
    (secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= MIN_SECRET),
    `must be a secret of at least ${MIN_SECRET} characters, or two separated by a comma; make one with: openssl rand -hex 32`,
  ),
);

const SettingsSchema = v.object({
  SANITY_PROJECT_ID: optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'must be a project id: lower-case letters, digits, hyphens'),
    ),
  ),
  SANITY_DATASET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9_-]+$/, 'must be the name of a dataset such as production'),
    ),
    'production',
  ),
  SANITY_API_TOKEN: v.optional(v.string()),
  SANITY_WEBHOOK_SECRET: optional(WebhookSecrets),
  SANITY_API_HOST: optional(Origin),
  SANITY_API_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2025-02-19')),
    '2025-02-19',
  ),
  SITE_URL: v.optional(v.pipe(v.string(), Origin), 'https://www.example.com'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number up to 65535'),
    ),
    '3000',
  ),
  CONTACT_ENDPOINT: optional(
    v.pipe(
      v.string(),
      v.url('must be an address such as https://forms.example.com/contact'),
      v.startsWith('https://', 'must begin with https://'),
    ),
  ),
});

/** The settings of every command, read from the environment; all are optional. */
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** A setting cannot be used as it is; the message names the variable and the fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Their values never stand in a message. */
const SECRET: ReadonlySet<string> = new Set(['SANITY_API_TOKEN', 'SANITY_WEBHOOK_SECRET']);

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
    const value = SECRET.has(name) ? '' : ` (it is ${JSON.stringify(issue.input)})`;
    return `${name} ${issue.message}${value}`;
  });
  throw new SettingsError(lines.join('\n'));
}
