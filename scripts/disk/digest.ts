import { hash } from 'node:crypto';

/** A short content hash for file names. */
export const digest = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);
