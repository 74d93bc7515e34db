/**
 * Lets other users read what this process writes from here on, whatever the umask hides: what it makes
 * is public, and a web server runs as somebody else, here or where the files are copied to.
 */
export function writeReadableByOthers(): void {
  process.umask(process.umask(0o022) & 0o022);
}
