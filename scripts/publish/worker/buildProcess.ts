import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { killProcessGroup } from '../../command/killProcessGroup.ts';
import type { BuildOutcome, BuildResult } from '../builds.ts';
import { BuildAnswerSchema, type BuildOrder } from './messages.ts';

/** Characters of output to keep, for the message of a process that exits without a result. */
const TAIL = 4_000;

export interface BuildProcessOptions {
  /** Root of the checkout. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  /** Entry module of the process, see `worker.ts`. */
  readonly worker: URL;
  /** Environment variables that override those of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The result of a build, and whether its process ended before it could receive the order. */
interface ProcessResult extends BuildResult {
  /** Such as for lack of memory while it was idle: another process can make the build. */
  readonly isUnreceived?: boolean;
}

/** The process ends after this many builds, which bounds memory leaks. */
const MAX_BUILDS = 20;

/**
 * A process that has preloaded what a build needs. It makes builds one after another until one fails:
 * a warm process needs a third less CPU time for a build. It leads its own process group, so that its
 * child processes end with it.
 */
export class BuildProcess {
  /** Fingerprint of the code that the process has loaded. */
  readonly code: string;
  readonly #child: ChildProcess;
  #result = Promise.withResolvers<ProcessResult>();
  readonly #ready = Promise.withResolvers<void>();
  #isReady = false;
  #wasReady = false;
  #builds = 0;
  #step: string | undefined;
  #output = '';

  constructor({ worker, root, releases, environment }: BuildProcessOptions, code: string) {
    this.code = code;
    const { SANITY_WEBHOOK_SECRET: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [fileURLToPath(worker), releases], {
      cwd: root,
      env: { ...inherited, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => {
        this.#output = lastLines(this.#output + chunk);
      });
    this.#child.on('message', (message) => this.#onMessage(message));
    this.#child.on('error', (error) => this.#fail(`could not start: ${error.message}`));
    // Child processes would keep its output streams open.
    this.#child.once('exit', () => killProcessGroup(this.#child.pid));
    this.#child.once('close', (status, signal) => {
      const isUnreceived = this.#wasReady && this.#step === undefined;
      this.#fail(signal ? `was ended by ${signal}` : `ended with ${status}`, isUnreceived);
    });
  }

  /** Whether the process can still receive an order. */
  get isConnected(): boolean {
    return this.#child.connected;
  }

  /** Whether everything is loaded, so that a build starts without delay. */
  get isReady(): boolean {
    return this.#isReady && this.isConnected;
  }

  /**
   * Makes a build. The process has ended when this returns if the build failed or was its last.
   *
   * @param limit timeout in milliseconds
   */
  async build(order: BuildOrder, limit: number): Promise<ProcessResult> {
    const start = performance.now();
    this.#wasReady = this.#isReady;
    const timeout = setTimeout(
      () => this.#fail(`was stopped after ${limit / 1000} seconds`),
      limit,
    );
    try {
      // An order that cannot be sent has no answer: the process has ended.
      this.#child.send(order, () => {});
      await Promise.race([this.#ready.promise, this.#result.promise]);
      const wait = Math.round(performance.now() - start);
      const result = await this.#result.promise;
      this.#builds += 1;
      if (result.outcome.kind === 'failed' || this.#builds === MAX_BUILDS) await this.end();
      else this.#reset();
      return { ...result, steps: { wait, ...result.steps } };
    } finally {
      clearTimeout(timeout);
    }
  }

  #reset(): void {
    this.#result = Promise.withResolvers();
    this.#step = undefined;
    this.#output = '';
  }

  /** Ends the process and its children. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child;
    const isRunning = pid !== undefined && exitCode === null && signalCode === null;
    // Its children ended with it, and its process id may have been reused.
    if (!isRunning) return;
    // events.once() would reject if an order can no longer be sent.
    const ended = new Promise<unknown>((resolve) => this.#child.once('exit', resolve));
    killProcessGroup(pid);
    await ended;
  }

  #onMessage(message: unknown): void {
    const { success, output: answer } = v.safeParse(BuildAnswerSchema, message);
    if (!success) this.#fail('sent an invalid message');
    else if (answer.kind === 'step') this.#step = answer.name;
    else if (answer.kind === 'ready') {
      this.#isReady = true;
      this.#ready.resolve();
    } else this.#result.resolve(answer);
  }

  /** Has no effect after the first result, such as that of an order that timed out. */
  #fail(reason: string, isUnreceived = false): void {
    const during = this.#step === undefined ? 'before its first step' : `during "${this.#step}"`;
    const output = this.#output.trim();
    const message = `The build ${reason} ${during}${output ? `; its last output:\n${output}` : ''}`;
    const outcome: BuildOutcome = { kind: 'failed', why: 'ended', message, reasons: [] };
    this.#result.resolve({ outcome, steps: {}, isUnreceived });
  }
}

/** Drops a partial first line: it could contain part of a secret, which would not be redacted. */
const lastLines = (text: string): string =>
  text.length > TAIL ? text.slice(-TAIL).replace(/^.*\n?/, '') : text;
