import { failureCode, failureMessage } from './failure.ts';

/**
 * Makes the process fail when its output cannot be written, e.g. on a full disk: the console ignores
 * such errors, and a truncated report would look complete. A closed pipe (`| head`) is no failure.
 */
export function failOnLostOutput(): void {
  process.stdout.on('error', (error) => {
    if (failureCode(error) === 'EPIPE') return;
    if (process.exitCode !== 1)
      console.error(`The output could not be written: ${failureMessage(error)}`);
    process.exitCode = 1;
  });
  // There is nowhere left to report it.
  process.stderr.on('error', () => {});
}
