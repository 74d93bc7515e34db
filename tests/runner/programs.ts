import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../../scripts/command/command.ts';

/** A program with its arguments. */
type Command = readonly [program: string, ...options: string[]];

/** A program, or a module of one, that tests need. */
export interface Program {
  readonly name: string;
  /** Environment variable with the path to use. */
  readonly variable: string;
  /** Default paths. */
  readonly places: readonly string[];
  /** Commands that install it, tried in turn. */
  readonly installers: readonly Command[];
  /** How to install it, as a sentence without a full stop. */
  readonly advice: string;
}

/**
 * Finds a program: the one that its variable names, otherwise an installed one, otherwise installs it.
 *
 * @returns path of its file
 * @throws {CommandError} if there is none and none can be installed
 */
export function findOrInstall(program: Program): string {
  for (const [installer, ...options] of program.installers) {
    if (findProgram(program)) break;
    console.log(`No ${program.name} found; trying: ${[installer, ...options].join(' ')}`);
    spawnSync(installer, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return requireProgram(program);
}

/**
 * Finds a program that is already installed.
 *
 * @returns path of its file
 * @throws {CommandError} that says how to install it
 */
export function requireProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  throw new CommandError(`No ${program.name} could be found or installed: ${program.advice}`);
}

/** @returns path of the program's file, or `undefined` if it is not installed */
export function findProgram({ variable, places }: Program): string | undefined {
  const candidates = [process.env[variable], ...places];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

/**
 * Installs packages of Debian and Ubuntu. With systemd set to offline, their services are not started;
 * container images prevent that anyway.
 */
export function installPackages(...packages: readonly string[]): Command {
  const isRoot = process.getuid?.() === 0;
  const quiet = 'env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1';
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const command = `apt-get update && ${quiet} ${install}`;
  return isRoot ? ['sh', '-c', command] : ['sudo', '-n', 'sh', '-c', command];
}
