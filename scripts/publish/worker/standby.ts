import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { killProcessGroup } from '../../command/killProcessGroup.ts';
import { BuildAnswerSchema, type BuildOrder, type Result } from './messages.ts';

/** Characters of its output that are kept, for the message of a build that ends without one. */
const TAIL = 4_000;

/** Where a build is made, and by what. */
export interface Workshop {
  /** Folder of the checkout. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  /** The module that makes builds, see `worker.ts`. */
  readonly worker: URL;
  /** Settings of builds, over those of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** After so many it ends: whatever builds leave behind in memory ends with it. */
const MOST_BUILDS = 20;

/**
 * A process that has loaded what a build needs, and waits. It makes one build after the other until
 * one fails: a warm one builds with a third less of the processor. It leads a process group of its
 * own, so that nothing that it starts outlives it.
 */
export class Standby {
  /** Fingerprint of the code that it has loaded. */
  readonly code: string;
  readonly #child: ChildProcess;
  #result = Promise.withResolvers<Result>();
  readonly #ready = Promise.withResolvers<void>();
  #isReady = false;
  #builds = 0;
  #step: string | undefined;
  #output = '';

  constructor({ worker, root, releases, environment }: Workshop, code: string) {
    this.code = code;
    const { SANITY_WEBHOOK_SECRET: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [fileURLToPath(worker), releases], {
      cwd: root,
      env: { ...inherited, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.#output = lastLines(this.#output + chunk);
      });
    this.#child.on('message', (message) => this.#hear(message));
    this.#child.on('error', (error) => this.#fail(`could not start: ${error.message}`));
    // What it started would keep its output open.
    this.#child.once('exit', () => killProcessGroup(this.#child.pid));
    this.#child.once('close', (status, signal) =>
      this.#fail(signal ? `was ended by ${signal}` : `ended with ${status}`),
    );
  }

  /** Whether it can still be given an order. */
  get isWaiting(): boolean {
    return this.#child.connected;
  }

  /** Whether it has loaded all, so that a build begins at once. */
  get isReady(): boolean {
    return this.#isReady && this.isWaiting;
  }

  /**
   * Has it build. When the build fails, or was the last that it makes, it has ended.
   *
   * @param limit milliseconds after which its group is ended
   */
  async build(order: BuildOrder, limit: number): Promise<Result> {
    const start = performance.now();
    const timeout = setTimeout(
      () => this.#fail(`was ended, for it took longer than ${limit / 1000} seconds`),
      limit,
    );
    try {
      this.#child.send(order);
      await Promise.race([this.#ready.promise, this.#result.promise]);
      const wait = Math.round(performance.now() - start);
      const result = await this.#result.promise;
      this.#builds += 1;
      if (result.kind === 'failed' || this.#builds === MOST_BUILDS) await this.end();
      else this.#waitAgain();
      return { ...result, steps: { wait, ...result.steps } };
    } finally {
      clearTimeout(timeout);
    }
  }

  #waitAgain(): void {
    this.#result = Promise.withResolvers();
    this.#step = undefined;
    this.#output = '';
  }

  /** Ends it and everything that it started. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child;
    const isRunning = pid !== undefined && exitCode === null && signalCode === null;
    // What it started ended with it, and its id may be somebody else's now.
    if (!isRunning) return;
    // `once` would reject for an order that cannot be written any more.
    const ended = new Promise<unknown>((resolve) => this.#child.once('exit', resolve));
    killProcessGroup(pid);
    await ended;
  }

  #hear(message: unknown): void {
    const { success, output: answer } = v.safeParse(BuildAnswerSchema, message);
    if (!success) this.#fail('gave an invalid answer');
    else if (answer.kind === 'step') this.#step = answer.name;
    else if (answer.kind === 'ready') {
      this.#isReady = true;
      this.#ready.resolve();
    } else this.#result.resolve(answer);
  }

  #fail(how: string): void {
    const during = this.#step === undefined ? 'before its first step' : `during "${this.#step}"`;
    const said = this.#output.trim();
    const message = `The build ${how} ${during}${said ? `; its last output:\n${said}` : ''}`;
    this.#result.resolve({ kind: 'failed', why: 'ended', message, reasons: [], steps: {} });
  }
}

/** Whole lines: half of one could hold half of a secret, which nobody would know. */
const lastLines = (text: string): string =>
  text.length > TAIL ? text.slice(-TAIL).replace(/^.*\n?/, '') : text;
