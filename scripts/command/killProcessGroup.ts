/**
 * Kills a process group: its leader and every process that the leader started.
 *
 * @param leader process id, or `undefined` if the process did not start
 */
export function killProcessGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}
