/** The file that names the links a browser may follow ahead of a visitor (scripts/build/speculation.ts). */
export const SPECULATION_FILE = 'links.speculationrules';

/** Browsers take no other type for it. */
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Headers of every answer, errors included: security
 * (https://owasp.org/www-project-secure-headers/), and which links to follow ahead.
 *
 * @param contactEndpoint where the contact form posts, if it does
 */
export function answerHeaders(contactEndpoint?: string): Readonly<Record<string, string>> {
  const connect = contactEndpoint ? ` ${new URL(contactEndpoint).origin}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    // Without script the contact form opens the visitor's mail program.
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': `"/${SPECULATION_FILE}"`,
  };
}

/** Folders of the site whose files have names that tell their content. */
export const HASHED_FOLDERS = ['assets', 'images'] as const;

/** Values of `Cache-Control`. */
export const CACHING = {
  /** Kept for ever. */
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for again each time; redirects too, for an address may become a page again. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Files whose name tells their content are kept for ever, all others are asked for again. */
export const cacheControl = (pathname: string): string =>
  HASHED_FOLDERS.some((folder) => pathname.startsWith(`/${folder}/`))
    ? CACHING.immutable
    : CACHING.revalidated;
