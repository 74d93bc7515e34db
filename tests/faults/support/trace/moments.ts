import type { Moment } from './readTrace.ts';

/** Tells whether a moment is the beginning of a call with such arguments. */
export const beginning =
  (call: string, args: RegExp) =>
  (moment: Moment): boolean =>
    moment.is === 'begin' && new RegExp(`^${call}$`).test(moment.call) && args.test(moment.args);

/** Tells whether a server begins to answer a request with a status. */
export const answering = (status: number): ((moment: Moment) => boolean) =>
  beginning('writev?', new RegExp(`^\\d+<(?:socket|TCP).*"HTTP/1\\.1 ${status}`));
