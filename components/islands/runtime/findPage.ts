/**
 * On the not-found page of a host that cannot redirect: leads to the page that the address means,
 * whatever its case and with or without a slash at the end.
 */
export async function findPage() {
  const { pathname, search, hash } = location;
  // One leading slash: two would name another host.
  const canonical = `/${pathname.toLowerCase().replace(/^\/+|\/+$|\.html$/g, '')}`;
  if (canonical === pathname) return;
  const answer = await fetch(canonical, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(canonical + search + hash);
}
