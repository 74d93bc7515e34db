/** Caches a function's result per object for as long as the object lives. */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, T>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}
