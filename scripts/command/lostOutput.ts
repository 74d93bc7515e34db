import { failureCode, failureMessage } from './failure.ts';

/**
 * Ends this process with a failure when what it prints is lost, as on a full disk: the console keeps
 * that to itself, and an empty record would pass for a whole one. A reader who has gone (`| head`) has
 * read enough, and stops no work.
 */
export function failOnLostOutput(): void {
  process.stdout.on('error', (error) => {
    if (failureCode(error) === 'EPIPE') return;
    if (process.exitCode !== 1)
      console.error(`What was to be printed is lost: ${failureMessage(error)}`);
    process.exitCode = 1;
  });
  // Nobody is left to be told.
  process.stderr.on('error', () => {});
}
