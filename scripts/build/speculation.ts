import { SPECULATION_FILE } from '../web/headers.ts';

/**
 * Makes the rules by which browsers that know them (https://html.spec.whatwg.org/speculative-loading)
 * follow a link ahead of the visitor who points at it or looks at it for long: the page is then there
 * when the link is pressed. Browsers leave it be where data or power are to be saved.
 *
 * @returns content by file
 */
export const speculationFile = (): Map<string, string> =>
  new Map([[SPECULATION_FILE, JSON.stringify({ prerender: RULES, prefetch: RULES })]]);

/**
 * Pages of this site, which alone have no dot in their address; a search is what somebody typed. A
 * browser that may not make a page ready still fetches it.
 */
const RULES = [
  {
    eagerness: 'moderate',
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/*\\?(.+)'] } }],
    },
  },
];
