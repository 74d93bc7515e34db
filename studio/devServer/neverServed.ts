/**
 * Files that no development server gives to anybody, as Vite's `server.fs.deny` takes them: what the
 * lake keeps (tokens, drafts), caches, releases, secrets and history. The last three lines are Vite's
 * own, which a list of one's own takes the place of.
 *
 * @param root of the checkout; what it lies in may well be called `releases`
 */
export function neverServed(root: string): string[] {
  const literally = root.replace(/[^\w/.-]/g, '\\$&');
  return [
    ...['.lake', '.cache', 'releases'].map((name) => `${literally}/${name}/**`),
    ...['.env*', '.git', '**/.git/**'],
    ...['.npmrc', '.yarnrc.yml'],
    '*.{crt,pem,key,p12,pfx,cer,der}',
  ];
}
