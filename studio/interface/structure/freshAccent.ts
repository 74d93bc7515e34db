import type { InitialValueResolverContext } from 'sanity';

/** Dark enough for white words on them. */
const ACCENTS = [
  ...['#1f5a7a', '#5a3d8c', '#2f5d3a', '#7b3320', '#7a2e5d', '#6b4a12'],
  ...['#1d5c5c', '#44505c', '#4b2f6b', '#7d1f3f', '#3f5c1e', '#2b4a8b'],
] as const;

/** A colour for a new programme that no other has; the first one, when all are taken. */
export async function freshAccent({ getClient }: InitialValueResolverContext): Promise<string> {
  const taken = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<readonly (string | null)[]>('*[_type == "program"].accent');
  return ACCENTS.find((accent) => !taken.includes(accent)) ?? ACCENTS[0];
}
