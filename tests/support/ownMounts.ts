import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';

/** Ways to see mounts that nobody else sees: as a user of its own, or as root in a container. */
const NAMESPACES = [
  ['unshare', '--user', '--map-root-user', '--mount'],
  ['unshare', '--mount'],
] as const;

const namespace = NAMESPACES.find(
  ([program, ...options]) =>
    spawnSync(program, [...options, 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' })
      .status === 0,
);

/** Runs a shell script, in which `"$@"` is a command that follows. */
export const shell = (script: string): string[] => ['sh', '-c', script, 'sh'];

/** Runs a command after a shell script with mounts of its own; `undefined` where none are allowed. */
export const withMounts = (script: string): string[] | undefined =>
  namespace && [...namespace, ...shell(script)];

/**
 * Runs a command with a folder on a disk of its own, which holds what the folder holds and has
 * little room left; where nothing may be mounted, no file can become larger than that.
 *
 * @param room in kilobytes
 * @param left folder that afterwards holds what the command left on the disk
 * @returns what to put before the command
 */
export function onSmallDisk(folder: string, room: number, left: string): string[] {
  const save = `code=$?; cp -a ${folder}/. ${left}; exit $code`;
  if (!namespace) return shell(`trap '' XFSZ; (ulimit -f ${room}; exec "$@"); ${save}`);
  const script = `size=$(($(du -sk ${folder} | cut -f1) + ${room}))
    cp -a ${folder} ${left}/former
    mount -t tmpfs -o size=\${size}k tmpfs ${folder} && cp -a ${left}/former/. ${folder} || exit 99
    rm -r ${left}/former
    "$@"; ${save}`;
  return [...namespace, ...shell(script)];
}

/**
 * Runs a command for which a folder is read-only.
 *
 * @returns what to put before the command
 */
export async function readOnly(folder: string): Promise<string[]> {
  if (namespace) {
    const mounts = `mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`;
    return [...namespace, ...shell(`${mounts} && cd "$PWD" && exec "$@"`)];
  }
  await chmod(folder, 0o555);
  // Rights do not bind root.
  return process.getuid?.() === 0 ? ['setpriv', '--reuid', '65534', '--clear-groups'] : [];
}
