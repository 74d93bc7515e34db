/**
 * An `Accept-Encoding` without the codings that it refuses by `q=0`: sirv looks for names alone.
 *
 * @param header as the visitor's program sent it
 */
export const acceptedEncodings = (header = ''): string =>
  header
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join(',');
