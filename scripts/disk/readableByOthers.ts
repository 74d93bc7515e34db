/**
 * Makes all files that this process creates readable by other users, whatever the umask: the site is
 * public, and the web server runs as another user, here or where the files are copied to.
 */
export function writeReadableByOthers(): void {
  process.umask(process.umask(0o022) & 0o022);
}
