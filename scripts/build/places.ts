import path from 'node:path';

/** Where a build finds and puts things. */
export interface Places {
  readonly root: string;
  readonly locales: string;
  readonly public: string;
  /** The site: everything in it is served. */
  readonly client: string;
  /** The calendar of reviews: for staff, so it is beside the site. */
  readonly reviews: string;
  /** What the configurations in `hosting/` include. */
  readonly hosting: string;
  /** The bundled code, apart from the content. */
  readonly bundle: string;
  readonly manifest: string;
  /** Files that are being written. */
  readonly unfinished: string;
  readonly lock: string;
}

/** @param root of the checkout */
export const placesIn = (root: string): Places => ({
  root,
  locales: path.join(root, 'locales'),
  public: path.join(root, 'public'),
  client: path.join(root, 'dist', 'client'),
  reviews: path.join(root, 'dist', 'reviews.ics'),
  hosting: path.join(root, 'dist', 'hosting'),
  bundle: path.join(root, 'dist', 'bundle'),
  manifest: path.join(root, 'dist', 'manifest.ndjson'),
  unfinished: path.join(root, 'dist', 'unfinished'),
  lock: path.join(root, '.cache', 'build-lock.db'),
});
