/** Settings that must never be shown; a server may repeat them in its answer. */
export const SECRETS = ['SANITY_API_TOKEN', 'SANITY_WEBHOOK_SECRET'] as const;

/** Those of this process. */
const ownSecrets = (): string[] =>
  SECRETS.flatMap((name) => process.env[name]?.split(',') ?? [])
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

/**
 * Puts a mark in the place of every secret. It must see a text as it came: what is escaped or cut
 * before may hold a part of a secret that nothing finds any more.
 */
export const redact = (text: string, secrets: readonly string[] = ownSecrets()): string =>
  secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[secret]'), text);
