/** Builds a record with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> =>
  // The compiler cannot infer that every key has a value.
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
