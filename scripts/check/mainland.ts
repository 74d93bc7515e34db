import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';
import { resolveUrl } from './resolve.ts';
import { textsOf } from './text.ts';
import { initialFiles, transferSize } from './weigh.ts';

/** The cost of a page on a slow, distant connection. */
export interface MainlandLoad {
  readonly path: string;
  /** Number of requests to other origins. */
  readonly otherOrigins: number;
  /** Whether the text is in the HTML, so that it does not depend on scripts. */
  readonly isReadable: boolean;
  readonly bytes: number;
  readonly requests: number;
  /** Estimated time until the first load is complete, see {@link loadSeconds}. */
  readonly seconds: number;
}

/** The simulated connection. */
export const CONNECTION = { bytesPerSecond: 1_600_000 / 8, roundTrip: 0.3 } as const;

/** Initial congestion window in bytes: ten packets (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** Measures a page for readers on a slow, distant connection. */
export function measureMainlandLoad(page: BuiltPage, site: BuiltSite): MainlandLoad {
  const files = initialFiles(page, site);
  const html = transferSize([page.file], site);
  const bytes = transferSize(files, site);
  return {
    path: page.path,
    otherOrigins: otherOriginsOf(page, site),
    isReadable: isReadable(page),
    bytes,
    requests: files.size,
    seconds: loadSeconds(html, bytes - html),
  };
}

/**
 * Estimates the time of a first load: three round trips for DNS, TCP and TLS 1.3, then the page, then
 * all its resources in parallel over the same connection. Each of these begins with a round trip for
 * the request. TCP starts with ten packets and doubles its window in each round; a round takes as long
 * as the transfer of its bytes, and at least a round trip unless it is the last.
 *
 * @param html bytes of the page
 * @param rest bytes of its resources
 */
export function loadSeconds(html: number, rest: number): number {
  let seconds = 3 * CONNECTION.roundTrip;
  let window = FIRST_WINDOW;
  for (const bytes of rest > 0 ? [html, rest] : [html]) {
    seconds += CONNECTION.roundTrip;
    for (let left = bytes; left > 0; window *= 2) {
      const sent = Math.min(left, window);
      left -= sent;
      const sending = sent / CONNECTION.bytesPerSecond;
      seconds += left > 0 ? Math.max(sending, CONNECTION.roundTrip) : sending;
    }
  }
  return seconds;
}

const otherOriginsOf = (page: BuiltPage, site: BuiltSite): number =>
  page.references.filter(
    ({ kind, url }) =>
      kind === 'resource' && resolveUrl(url, page.path, site).kind === 'otherOrigin',
  ).length;

const isReadable = ({ root }: BuiltPage): boolean => {
  const main = root.querySelector('main');
  return main !== null && textsOf(main).some(({ text }) => text.trim() !== '');
};
