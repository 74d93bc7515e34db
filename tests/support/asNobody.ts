/** Command prefix for a user without special rights: root can read and write every folder. */
export const AS_NOBODY: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
