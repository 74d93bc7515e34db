import path from 'node:path';

/**
 * The paths used by a build.
 *
 * @param root of the checkout
 */
export const buildPaths = (root: string) => ({
  root,
  locales: path.join(root, 'locales'),
  public: path.join(root, 'public'),
  /** The site, all of which is served. */
  client: path.join(root, 'dist', 'client'),
  /** The calendar of reviews, which is for staff and therefore outside the site. */
  reviews: path.join(root, 'dist', 'reviews.ics'),
  /** Files that the configurations in `hosting/` include. */
  hosting: path.join(root, 'dist', 'hosting'),
  /** The bundled code. */
  bundle: path.join(root, 'dist', 'bundle'),
  manifest: path.join(root, 'dist', 'manifest.ndjson'),
  /** Incomplete files. */
  unfinished: path.join(root, 'dist', 'unfinished'),
  lock: path.join(root, '.cache', 'build-lock.db'),
});

export type BuildPaths = Readonly<ReturnType<typeof buildPaths>>;
