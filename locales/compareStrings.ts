/** Orders strings by code units, for lists whose order must not depend on a language. */
export function compareStrings(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
