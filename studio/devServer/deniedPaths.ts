/**
 * Files that no development server may serve, in the format of Vite's `server.fs.deny`: the lake's
 * data (tokens, drafts), caches, releases, secrets and history. All after the first line repeat Vite's
 * defaults, which a custom list replaces.
 *
 * @param root of the checkout; escaped because a parent folder may well be called `releases`
 */
export function deniedPaths(root: string): string[] {
  const escaped = root.replace(/[^\w/.-]/g, '\\$&');
  return [
    ...['.lake', '.cache', 'releases'].map((name) => `${escaped}/${name}/**`),
    '.env*',
    '.git',
    '**/.git/**',
    '.npmrc',
    '.yarnrc.yml',
    '*.{crt,pem,key,p12,pfx,cer,der}',
  ];
}
