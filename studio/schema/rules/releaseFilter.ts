const VERSION = /^versions\.([^.]+)\.(.+)$/;

/** Splits a stored document id into published id and release. */
export function readId(stored: string): { readonly id: string; readonly release: string } {
  const [, release = '', id = stored.replace(/^drafts\./, '')] = VERSION.exec(stored) ?? [];
  return { id, release };
}

/**
 * GROQ filter that excludes documents of other releases than `$release`, which is empty outside
 * releases.
 */
export const WITHIN_RELEASE =
  '(!(_id in path("versions.**")) || string::split(_id, ".")[1] == $release)';
