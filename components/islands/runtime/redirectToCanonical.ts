/** What follows an address in a sentence: Chinese punctuation and all after it, or a full stop. */
const AFTER_ADDRESS = /%(?:e[23]|ef).*|[.,:;!)]+$/;

/**
 * On the not-found page: goes to the canonical path if it exists. That is lower-case, without `/index`,
 * `.html` and a trailing slash, which some hosts do not redirect, and without punctuation that was
 * copied with it.
 */
export async function redirectToCanonical() {
  const { pathname, search, hash } = location;
  const address = pathname.toLowerCase().replace(AFTER_ADDRESS, '');
  const path = address.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  // Exactly one leading slash: two would start a host name.
  const canonical = `/${path.replace(/^\/+/, '')}`;
  if (canonical === pathname) return;
  const response = await fetch(canonical, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) location.replace(canonical + search + hash);
}
