import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';

/** Ways to get a private mount namespace: in a user namespace, or as root in a container. */
const NAMESPACES = [
  ['unshare', '--user', '--map-root-user', '--mount'],
  ['unshare', '--mount'],
] as const;

const namespace = NAMESPACES.find(
  ([program, ...options]) =>
    spawnSync(program, [...options, 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' })
      .status === 0,
);

/** Command prefix that runs a shell script, in which `"$@"` is the prefixed command. */
export const shell = (script: string): string[] => ['sh', '-c', script, 'sh'];

/** Command prefix that runs a script in a private mount namespace; `undefined` if not permitted. */
export const withMounts = (script: string): string[] | undefined =>
  namespace && [...namespace, ...shell(script)];

/**
 * Runs a command with a copy of a folder on a separate disk that is almost full. Where mounting is not
 * permitted, the size of files is limited instead.
 *
 * @param room free space in kilobytes
 * @param left folder that receives what the command left on the disk
 * @returns the command prefix
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
 * @returns the command prefix
 */
export async function readOnly(folder: string): Promise<string[]> {
  if (namespace) {
    const mounts = `mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`;
    return [...namespace, ...shell(`${mounts} && cd "$PWD" && exec "$@"`)];
  }
  await chmod(folder, 0o555);
  // File permissions do not apply to root.
  return process.getuid?.() === 0 ? ['setpriv', '--reuid', '65534', '--clear-groups'] : [];
}
