import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { LakeError } from '../error.ts';
import { type DocumentUpdates, type Task, TaskResultSchema } from './messages.ts';

export interface EvaluationLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The process enforces its time limit itself; this much later it is killed. */
const GRACE_MS = 2000;

/** How long a process may take to start on a busy machine. */
const START_MS = 20_000;

/**
 * A process that evaluates one task at a time. It starts on the first task, and restarts after it has
 * ended. Not a thread, because a thread that runs out of memory crashes the whole process.
 */
export class Evaluator {
  readonly #limits: EvaluationLimits;
  readonly #documents: () => DocumentUpdates['documents'];
  readonly #queue = pLimit(1);
  #process: ChildProcess | undefined;
  #isClosed = false;

  /** @param documents returns all documents for queries; called whenever the process starts */
  constructor(limits: EvaluationLimits, documents: () => DocumentUpdates['documents'] = () => []) {
    this.#limits = limits;
    this.#documents = documents;
  }

  /** The number of pending tasks. */
  get waiting(): number {
    return this.#queue.activeCount + this.#queue.pendingCount;
  }

  /** Sends changes to a running process; a process that starts later gets all documents. */
  update(documents: DocumentUpdates['documents']): void {
    if (this.#process) send(this.#process, { kind: 'documents', documents });
  }

  /**
   * @returns JSON of the value
   * @throws {LakeError} when the task is invalid or exceeds the limits
   */
  perform(task: Task): Promise<string> {
    // The time limit of a task excludes its time in the queue.
    return this.#queue(() => this.#perform(task));
  }

  /** Ends the process; queued tasks are rejected, because the storage may be closed. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  async #perform(task: Task): Promise<string> {
    if (this.#isClosed)
      throw new LakeError('closing', 'The lake is closing: try again when it has restarted');
    const grace = this.#process ? GRACE_MS : GRACE_MS + START_MS;
    const running = this.#process ?? (await this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => this.#stop(), this.#limits.milliseconds + grace);
    const onExit = (code: number | null) => reject(this.#ended(code));
    running.once('message', resolve).once('exit', onExit);
    try {
      send(running, task);
      const answer = v.parse(TaskResultSchema, await promise);
      if (answer.kind === 'value') return answer.json;
      throw answer.kind === 'timeout'
        ? this.#exceeded()
        : new LakeError('malformed', answer.message);
    } finally {
      clearTimeout(timer);
      running.off('message', resolve).off('exit', onExit);
    }
  }

  async #start(): Promise<ChildProcess> {
    const { milliseconds, megabytes } = this.#limits;
    const started = fork(PROGRAM, [String(milliseconds)], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      // When it runs out of memory, Node prints a long stack trace of no use.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (started.pid === undefined) {
      const [cause] = await once(started, 'error');
      throw new Error(`The process that evaluates queries could not be started: ${cause.message}`);
    }
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined;
    });
    started.on('error', () => undefined);
    this.#process = started;
    this.update(this.#documents());
    return started;
  }

  /** A process that failed to start has an exit code; one that was killed has a signal instead. */
  #ended(code: number | null): Error {
    if (code === null) return this.#exceeded();
    return new Error(`${PROGRAM} ended with code ${code}: run it with node to see why`);
  }

  #exceeded(): LakeError {
    const { milliseconds, megabytes } = this.#limits;
    return new LakeError(
      'malformed',
      `The evaluation exceeds ${milliseconds} ms or ${megabytes} MB: request less data at once`,
      'exceeded',
    );
  }
}

/** Ignores errors of `send`: if the process has ended, its `exit` event reports it. */
const send = (to: ChildProcess, message: DocumentUpdates | Task) =>
  to.send(message, () => undefined);
