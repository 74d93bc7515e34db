const VERSION = /^versions\.([^.]+)\.(.+)$/;

/** The parts of an id under which a document is stored. */
export function readId(stored: string): { readonly id: string; readonly release: string } {
  const [, release = '', id = stored.replace(/^drafts\./, '')] = VERSION.exec(stored) ?? [];
  return { id, release };
}

/**
 * GROQ that leaves out documents of other releases than `$release`, which is empty for what belongs
 * to none.
 */
export const WITHIN_RELEASE =
  '(!(_id in path("versions.**")) || string::split(_id, ".")[1] == $release)';
