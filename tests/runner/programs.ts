import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../../scripts/command/command.ts';

/** A program and its options. */
type Command = readonly [program: string, ...options: string[]];

/** A program (or a part of one) that tests need. */
export interface Program {
  readonly name: string;
  /** Environment variable that names the file to use. */
  readonly variable: string;
  /** Where systems keep it. */
  readonly places: readonly string[];
  /** Ways to get it, tried in turn. */
  readonly installers: readonly Command[];
  /** How people install it, as a sentence without a full stop. */
  readonly advice: string;
}

/**
 * The program that tests use: the one its variable names, else one that is there, else one that is
 * installed now.
 *
 * @returns path of its file
 * @throws {CommandError} when none is there and none can be installed
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
 * The program that tests use, if it is there.
 *
 * @returns path of its file
 * @throws {CommandError} saying how to install it
 */
export function requireProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  throw new CommandError(`No ${program.name} could be found or installed: ${program.advice}`);
}

/** @returns path of the program's file if it is there, or `undefined` */
export function findProgram({ variable, places }: Program): string | undefined {
  const candidates = [process.env[variable], ...places];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

/**
 * Installs packages of Debian and Ubuntu. systemd is told that it is offline, so that it does not
 * start the services that come with them; images of containers forbid it anyway.
 */
export function installPackages(...packages: readonly string[]): Command {
  const isRoot = process.getuid?.() === 0;
  const quiet = 'env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1';
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const command = `apt-get update && ${quiet} ${install}`;
  return isRoot ? ['sh', '-c', command] : ['sudo', '-n', 'sh', '-c', command];
}
