import type { Moment } from './readTrace.ts';

/** Whether a moment is the start of a call with matching arguments. */
export const isBeginOf =
  (call: string, args: RegExp) =>
  (moment: Moment): boolean =>
    moment.is === 'begin' && new RegExp(`^${call}$`).test(moment.call) && args.test(moment.args);

/** Whether a server starts to send a response with a status. */
export const isResponse = (status: number): ((moment: Moment) => boolean) =>
  isBeginOf('writev?', new RegExp(`^\\d+<(?:socket|TCP).*"HTTP/1\\.1 ${status}`));
