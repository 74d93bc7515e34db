/** The copies that a build makes of a file, and the file itself, the smallest first. */
const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
  { name: 'identity', ending: '' },
] as const;

export type Coding = (typeof CODINGS)[number];

/** A coding or `*`, with a weight between 0 and 1 or without one (RFC 9110, 12.5.3). */
const ACCEPTED = /^([\w!#$%&'*+.^`|~-]+)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i;

/**
 * The codings that a visitor's program takes, those that it likes best first; of two that it likes
 * the same, the smaller. Without any coding it always gets an answer, refused or not: the file
 * itself is better than none.
 *
 * @param header `Accept-Encoding` as it was sent
 */
export function acceptedCodings(header = ''): readonly Coding[] {
  const weights = weightsIn(header);
  const weightOf = ({ name }: Coding): number =>
    // What is not spoken of is taken as it is, after all that was asked for.
    weights.get(name) ?? (name === 'identity' ? LOWEST_WEIGHT : (weights.get('*') ?? 0));
  const accepted = CODINGS.filter((coding) => coding.name === 'identity' || weightOf(coding) > 0);
  return accepted.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** Below every weight that can be written. */
const LOWEST_WEIGHT = 0.0001;

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [, name, weight = '1'] = ACCEPTED.exec(part.trim()) ?? [];
    if (name !== undefined) weights.set(name.toLowerCase(), Math.min(Number(weight), 1));
  }
  return weights;
}
