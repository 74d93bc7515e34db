import words from './releases.json' with { type: 'json' };

/**
 * Chinese for Sanity's words on releases, by its keys. A module of its own: what needs it late cannot
 * import the JSON, of which Node wants the kind said and Vite's development server leaves it in.
 */
export const RELEASES = words;
