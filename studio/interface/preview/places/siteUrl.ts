/** Origin of the site that links open, from SITE_URL; else that of this machine. */
export const SITE_URL: string = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000';
