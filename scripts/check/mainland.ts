import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';
import { resolveUrl } from './resolve.ts';
import { textsOf } from './text.ts';
import { firstFiles, sentBytes } from './weigh.ts';

/** What a page takes from readers far away, on a slow line. */
export interface FarView {
  readonly path: string;
  /** Addresses on other origins that the browser would ask for. */
  readonly otherOrigins: number;
  /** Whether the page has its text in the HTML, so that it does not wait for a script. */
  readonly isReadable: boolean;
  readonly bytes: number;
  readonly requests: number;
  /** Until the last byte of the first load, by {@link secondsFor}. */
  readonly seconds: number;
}

/** The line of the simulation. */
export const LINE = { bytesPerSecond: 1_600_000 / 8, roundTrip: 0.3 } as const;

/** Bytes that a server sends before the first answer of the browser: ten packets (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** Looks at a page as readers far away get it. */
export function viewFromFar(page: BuiltPage, site: BuiltSite): FarView {
  const files = firstFiles(page, site);
  const html = sentBytes([page.file], site);
  const bytes = sentBytes(files, site);
  return {
    path: page.path,
    otherOrigins: otherOriginsOf(page, site),
    isReadable: isReadable(page),
    bytes,
    requests: files.size,
    seconds: secondsFor(html, bytes - html),
  };
}

/**
 * How long a first load takes: three round trips for the name, the connection and TLS 1.3; then the
 * page, then all that it names at once, over the same connection. Each begins with a round trip for
 * the request. TCP doubles what it sends in a round trip, from ten packets on; a round lasts as long
 * as the line needs for its bytes, and at least a round trip while more is to come.
 *
 * @param html bytes of the page
 * @param rest bytes of all that it names
 */
export function secondsFor(html: number, rest: number): number {
  let [seconds, window] = [3 * LINE.roundTrip, FIRST_WINDOW];
  for (const bytes of rest > 0 ? [html, rest] : [html]) {
    seconds += LINE.roundTrip;
    for (let left = bytes; left > 0; window *= 2) {
      const sent = Math.min(left, window);
      left -= sent;
      const sending = sent / LINE.bytesPerSecond;
      seconds += left > 0 ? Math.max(sending, LINE.roundTrip) : sending;
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
