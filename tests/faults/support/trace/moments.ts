import type { Moment } from './readTrace.ts';

/** Tells whether a moment is the beginning of a call with such arguments. */
export const isBeginOf =
  (call: string, args: RegExp) =>
  (moment: Moment): boolean =>
    moment.is === 'begin' && new RegExp(`^${call}$`).test(moment.call) && args.test(moment.args);

/** Tells whether a server begins to answer a request with a status. */
export const isResponse = (status: number): ((moment: Moment) => boolean) =>
  isBeginOf('writev?', new RegExp(`^\\d+<(?:socket|TCP).*"HTTP/1\\.1 ${status}`));
