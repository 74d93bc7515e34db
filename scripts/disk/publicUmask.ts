/**
 * Sets a umask that makes all files of this process readable by other users: the site is public, and
 * the web server runs as another user, here or where the files are copied to.
 */
export function setPublicUmask(): void {
  process.umask(process.umask(0o022) & 0o022);
}
