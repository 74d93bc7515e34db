/** The compressed copies that a build makes of a file, and the file itself, smallest first. */
const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
  { name: 'identity', ending: '' },
] as const;

export type Coding = (typeof CODINGS)[number];

/** A content coding or `*`, with an optional weight between 0 and 1 (RFC 9110, 12.5.3). */
const ACCEPTED = /^([\w!#$%&'*+.^`|~-]+)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i;

/**
 * The codings that the client accepts, ordered by preference and then by size. `identity` is always
 * included, even if the client refuses it: an uncompressed answer is better than none.
 *
 * @param header the value of `Accept-Encoding`
 */
export function acceptedCodings(header = ''): readonly Coding[] {
  const weights = weightsIn(header);
  const weightOf = ({ name }: Coding): number =>
    // `identity` is acceptable unless listed, but comes after all listed codings.
    weights.get(name) ?? (name === 'identity' ? LOWEST_WEIGHT : (weights.get('*') ?? 0));
  const accepted = CODINGS.filter((coding) => coding.name === 'identity' || weightOf(coding) > 0);
  return accepted.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** Below the smallest weight that the header can express. */
const LOWEST_WEIGHT = 0.0001;

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [, name, weight = '1'] = ACCEPTED.exec(part.trim()) ?? [];
    if (name !== undefined) weights.set(name.toLowerCase(), Math.min(Number(weight), 1));
  }
  return weights;
}
