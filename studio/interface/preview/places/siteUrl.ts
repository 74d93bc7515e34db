/** Origin of the site for links, from SITE_URL; this machine by default. */
export const SITE_URL: string = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000';
