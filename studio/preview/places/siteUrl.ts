/** Origin of the site that links open: the published one, or that of `npm run dev`. */
export const SITE_URL: string = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000';
