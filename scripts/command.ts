import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Exit codes of every command. */
export const FAILED = 1;
export const WRONG_USAGE = 2;

/** A failure that the user can mend: shown as its message alone, without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/**
 * Runs a command: reads its options, answers `--help`, writes failures to stderr and sets the exit
 * code (1 on failure, 2 on wrong usage).
 *
 * @param usage what `--help` prints
 * @param options as `parseArgs` of node:util takes them
 */
export async function runCommand<T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  run: (
    values: ReturnType<typeof parseArgs<{ options: T; strict: true }>>['values'],
  ) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const values = readOptions(usage, options);
  if (!values) return;
  try {
    await run(values);
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = FAILED;
  }
}

function readOptions<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = WRONG_USAGE;
    return undefined;
  }
}

/** A known failure says what to do; an unknown one shows where it happened, with its causes. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Failed: ${String(error)}`;
  const known = error instanceof CommandError || error.name === 'SettingsError';
  const text = known ? error.message : (error.stack ?? error.message);
  return error.cause instanceof Error ? `${text}\nCause: ${error.cause.message}` : text;
}
