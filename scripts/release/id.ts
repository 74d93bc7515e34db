/** Ids sort by time: `20260914-101530-123` is 10:15:30.123 UTC. */
const ID = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})$/;

export const isReleaseId = (name: string): boolean => ID.test(name);

/**
 * The id of a release that begins now. It sorts after all others, even if the clock was set back.
 *
 * @param others ids of the existing releases
 */
export function nextReleaseId(now: Date, others: readonly string[]): string {
  // biome-ignore lint/complexity/useMathMinMax: ids are no numbers
  const newest = others.reduce((latest, id) => (id > latest ? id : latest), '');
  const candidate = timeId(now);
  return candidate > newest ? candidate : timeId(new Date(timeOf(newest) + 1));
}

/** A time in the format of ids. */
export const timeId = (time: Date): string =>
  time.toISOString().replace(/[-:Z]/g, '').replace(/[T.]/g, '-');

const timeOf = (id: string): number => Date.parse(id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z'));
