/**
 * Ends at once a process that leads a group of its own, and all that it started.
 *
 * @param leader its id, if it could be started
 */
export function killProcessGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
