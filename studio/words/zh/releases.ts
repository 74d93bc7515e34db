import words from './releases.json' with { type: 'json' };

/**
 * Sanity's words for releases in Chinese, by Sanity's keys. This wrapper exists for dynamic
 * imports: Node requires an import attribute for JSON, and Vite's development server leaves it in
 * the browser's code.
 */
export const RELEASES = words;
