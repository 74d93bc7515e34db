import path from 'node:path';

/**
 * Where a build finds and puts things.
 *
 * @param root of the checkout
 */
export const placesIn = (root: string) => ({
  root,
  locales: path.join(root, 'locales'),
  public: path.join(root, 'public'),
  /** The site: everything in it is served. */
  client: path.join(root, 'dist', 'client'),
  /** The calendar of reviews: for staff, so it is beside the site. */
  reviews: path.join(root, 'dist', 'reviews.ics'),
  /** What the configurations in `hosting/` include. */
  hosting: path.join(root, 'dist', 'hosting'),
  /** The bundled code, apart from the content. */
  bundle: path.join(root, 'dist', 'bundle'),
  manifest: path.join(root, 'dist', 'manifest.ndjson'),
  /** Files that are being written. */
  unfinished: path.join(root, 'dist', 'unfinished'),
  lock: path.join(root, '.cache', 'build-lock.db'),
});

export type Places = Readonly<ReturnType<typeof placesIn>>;
