/** The speculation rules: links that browsers may prerender (decision 016), in `public/`. */
export const SPECULATION_FILE = 'links.speculationrules';

/** Browsers accept no other type for it. */
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Headers of every response, errors included: security
 * (https://owasp.org/www-project-secure-headers/) and speculation rules.
 *
 * @param contactEndpoint the URL that the contact form posts to, if any
 */
export function responseHeaders(contactEndpoint?: string): Readonly<Record<string, string>> {
  const connect = contactEndpoint ? ` ${new URL(contactEndpoint).origin}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    // Without JavaScript the contact form opens the visitor's mail program.
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

/** Folders whose file names contain a content hash. */
export const HASHED_FOLDERS = ['assets', 'images'] as const;

/** Values of `Cache-Control`. */
export const CACHING = {
  /** Cached for a year without revalidation. */
  immutable: 'public, max-age=31536000, immutable',
  /** Revalidated each time; redirects too, because an address may become a page again. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Files with a content hash in their name are immutable; all others are revalidated. */
export const cacheControl = (pathname: string): string =>
  HASHED_FOLDERS.some((folder) => pathname.startsWith(`/${folder}/`))
    ? CACHING.immutable
    : CACHING.revalidated;
