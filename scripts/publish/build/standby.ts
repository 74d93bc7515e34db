import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { type Order, type Result, ResultSchema } from './messages.ts';

/** Characters of its output that are kept, for the message of a build that fails without one. */
const TAIL = 4_000;

/**
 * A process that has loaded what a build needs, and waits. It makes one build and ends: whatever a
 * build leaves behind in memory ends with it. It leads a process group of its own, so that nothing
 * that it starts outlives it.
 */
export class Standby {
  /** Fingerprint of the code that it has loaded. */
  readonly code: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<string>;
  #output = '';

  /** @param worker the module that it runs, see `worker.ts` */
  constructor(worker: URL, root: string, code: string) {
    this.code = code;
    const { SANITY_WEBHOOK_SECRET: _, ...environment } = process.env;
    this.#child = spawn(process.execPath, [worker.pathname], {
      cwd: root,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.#output = (this.#output + chunk).slice(-TAIL);
      });
    // What it started would keep its output open.
    this.#child.once('exit', () => this.#killGroup());
    this.#ended = new Promise((resolve) => {
      this.#child.on('error', (error) => resolve(`The build could not start: ${error.message}`));
      this.#child.once('close', (status, signal) => resolve(this.#describeEnd(status, signal)));
    });
  }

  /** Whether it can still be given an order. */
  get isWaiting(): boolean {
    return this.#child.connected;
  }

  /**
   * Has it build.
   *
   * @param limit milliseconds after which its group is ended
   */
  async build(order: Order, limit: number): Promise<Result> {
    const answered = new Promise<Result>((resolve) => {
      this.#child.once('message', (message) => resolve(readResult(message)));
    });
    const failed = (message: string): Result => ({
      outcome: { kind: 'failed', message },
      steps: {},
    });
    const timer = Promise.withResolvers<Result>();
    const timeout = setTimeout(() => {
      const minutes = limit / 60_000;
      timer.resolve(failed(`The build was ended: it took longer than ${minutes} minutes`));
    }, limit);
    try {
      this.#child.send(order);
      return await Promise.race([answered, this.#ended.then(failed), timer.promise]);
    } finally {
      clearTimeout(timeout);
      await this.end();
    }
  }

  /** Ends it and everything that it started. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child;
    const isRunning = pid !== undefined && exitCode === null && signalCode === null;
    const ended = isRunning ? once(this.#child, 'exit') : undefined;
    this.#killGroup();
    await ended;
  }

  #killGroup(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  }

  #describeEnd(status: number | null, signal: string | null): string {
    const how = signal ? `was ended by ${signal}` : `ended with ${status}`;
    const said = this.#output.trim();
    return `The build ${how} without an answer${said ? `; its last words:\n${said}` : ''}`;
  }
}

function readResult(message: unknown): Result {
  const result = v.safeParse(ResultSchema, message);
  if (result.success) return result.output;
  return {
    outcome: { kind: 'failed', message: 'The build gave an answer that is none' },
    steps: {},
  };
}
