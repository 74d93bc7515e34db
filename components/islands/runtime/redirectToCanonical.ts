/**
 * On the not-found page of a host that cannot redirect: goes to the canonical path, which is lower-case
 * and has no trailing slash, if it exists.
 */
export async function redirectToCanonical() {
  const { pathname, search, hash } = location;
  // Exactly one leading slash: two would start a host name.
  const canonical = `/${pathname.toLowerCase().replace(/^\/+|\/+$|\.html$/g, '')}`;
  if (canonical === pathname) return;
  const response = await fetch(canonical, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) location.replace(canonical + search + hash);
}
