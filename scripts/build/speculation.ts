import { SPECULATION_FILE } from '../web/headers.ts';

/**
 * Speculation rules (https://html.spec.whatwg.org/speculative-loading): supporting browsers load a
 * page in advance when a visitor hovers over a link or looks at it for long. Browsers skip this when
 * saving data or power.
 *
 * @returns content by file
 */
export const speculationFile = (): Map<string, string> =>
  new Map([[SPECULATION_FILE, JSON.stringify({ prerender: RULES, prefetch: RULES })]]);

/**
 * Matches pages, which are the only URLs without a dot, but not searches. Browsers that cannot
 * prerender a page still prefetch it.
 */
const RULES = [
  {
    eagerness: 'moderate',
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/*\\?(.+)'] } }],
    },
  },
];
