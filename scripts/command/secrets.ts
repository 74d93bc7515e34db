/** Settings that must never be shown; a server may echo them in its response. */
export const SECRETS = ['SANITY_API_TOKEN', 'SANITY_WEBHOOK_SECRET'] as const;

/** Anything shorter is no secret, and replacing it would garble the message that says so. */
const SHORTEST = 8;

/** The values set for this process. */
const ownSecrets = (): string[] =>
  SECRETS.flatMap((name) => process.env[name]?.split(',') ?? [])
    .map((secret) => secret.trim())
    .filter(({ length }) => length >= SHORTEST);

/**
 * Replaces every secret with a placeholder. Call it before escaping or truncating a text: part of a
 * secret would no longer be recognized.
 */
export const redact = (text: string, secrets: readonly string[] = ownSecrets()): string =>
  secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[secret]'), text);
