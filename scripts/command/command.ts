import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { causesOf, failureMessage } from './failure.ts';
import { failOnLostOutput } from './lostOutput.ts';
import { redact } from './secrets.ts';
import { toPrintable } from './toPrintable.ts';

/** Exit codes of every command. */
const FAILED = 1;
const WRONG_USAGE = 2;

/** A failure that the user can fix: only its message is shown, without a stack trace. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command was called with invalid options or arguments. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/**
 * Reads an integer option.
 *
 * @param option name without hyphens
 * @throws {UsageError} when it is not a whole number, or larger than `most`
 */
export function readWholeNumber(
  option: string,
  text: string,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new UsageError(`--${option} must be a whole number up to ${most}, not ${text}`);
}

/** The values of a command's options. */
export type OptionValues<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; strict: true }>
>['values'];

/**
 * Runs a command: parses its options, answers `--help`, writes failures to stderr and sets the exit
 * code (1 on failure, 2 on wrong usage).
 *
 * @param usage the text of `--help`
 * @param options in the format of `parseArgs` from node:util
 * @param takes whether the command also takes positional arguments
 */
export async function runCommand<T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  run: (values: OptionValues<T>, positionals: readonly string[]) => Promise<void>,
  takes: 'options' | 'options and arguments' = 'options',
): Promise<void> {
  failOnLostOutput();
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    const parsed = readOptions(options, takes === 'options and arguments');
    await run(parsed.values, parsed.positionals);
  } catch (error) {
    const wrong = error instanceof UsageError;
    console.error(wrong ? `${error.message}\n\n${usage}` : describeFailure(error));
    process.exitCode = wrong ? WRONG_USAGE : FAILED;
  }
}

function readOptions<T extends ParseArgsOptionsConfig>(options: T, allowPositionals: boolean) {
  try {
    const given = parseArgs({ options, strict: true, allowPositionals });
    refuseEmpty(given);
    return given;
  } catch (error) {
    // Node adds how to pass an argument that starts with a hyphen, which no command here accepts.
    const [wrong] = failureMessage(error).split('. To specify a positional argument');
    throw new UsageError(wrong);
  }
}

/** An empty folder would mean the current one; usually it comes from an unset variable. */
function refuseEmpty(given: { readonly values: object; readonly positionals: readonly string[] }) {
  for (const [name, value] of Object.entries(given.values))
    if ([value].flat().includes(''))
      throw new UsageError(`--${name} is empty: give it a value, or omit it`);
  if (given.positionals.includes(''))
    throw new UsageError('An argument is empty: give it a value, or omit it');
}

/** Only the message for a known failure, the stack trace for any other; both with their causes. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return redact(`Failed: ${toPrintable(String(error))}`);
  const known = error instanceof CommandError || error.name === 'SettingsError';
  const text = known ? error.message : (error.stack ?? error.message);
  const causes = causesOf(error).map((cause) => toPrintable(failureMessage(cause)));
  return redact(causes.length > 0 ? `${text}\nCause: ${causes.join(': ')}` : text);
}
