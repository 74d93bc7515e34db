import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { LakeError } from '../error.ts';
import { type DocumentUpdates, type Task, TaskResultSchema } from './messages.ts';

/** What an evaluation may use before it is stopped. */
export interface EvaluationLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The process stops an evaluation by itself; this much later it is stopped from outside. */
const GRACE_MS = 2000;

/** What a process may take to start, on a machine that has much else to do. */
const START_MS = 20_000;

/**
 * A process that evaluates one task at a time; it starts when first asked, and anew when it ended.
 * Not a thread: one that runs out of memory takes its whole process with it.
 */
export class Evaluator {
  readonly #limits: EvaluationLimits;
  readonly #documents: () => DocumentUpdates['documents'];
  readonly #queue = pLimit(1);
  #process: ChildProcess | undefined;
  #isClosed = false;

  /** @param documents all documents that its queries see; read whenever the process starts */
  constructor(limits: EvaluationLimits, documents: () => DocumentUpdates['documents'] = () => []) {
    this.#limits = limits;
    this.#documents = documents;
  }

  /** Tasks that it has not answered yet. */
  get waiting(): number {
    return this.#queue.activeCount + this.#queue.pendingCount;
  }

  /** Tells a running process of changes; one that starts later reads them with the rest. */
  update(documents: DocumentUpdates['documents']): void {
    if (this.#process) send(this.#process, { kind: 'documents', documents });
  }

  /**
   * @returns JSON of the value
   * @throws {LakeError} when the task is wrong or exceeds the limits
   */
  perform(task: Task): Promise<string> {
    // A task's time begins when the process turns to it: it does not pay for those before it.
    return this.#queue(() => this.#perform(task));
  }

  /** Ends its process; tasks that wait are refused: their documents may be gone. */
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
      throw new LakeError('closing', 'The lake is closing: ask again when it has started');
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
      // Out of memory it prints a page of stack, which helps nobody.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (started.pid === undefined) {
      const [cause] = await once(started, 'error');
      throw new Error(`No process could be started to evaluate queries: ${cause.message}`);
    }
    started.once('exit', () => {
      if (this.#process === started) this.#process = undefined;
    });
    started.on('error', () => undefined);
    this.#process = started;
    this.update(this.#documents());
    return started;
  }

  /** Only a process that could not start ends with a code; one that is stopped has a signal. */
  #ended(code: number | null): Error {
    if (code === null) return this.#exceeded();
    return new Error(`${PROGRAM} ended with code ${code}: run it with node to see why`);
  }

  #exceeded(): LakeError {
    const { milliseconds, megabytes } = this.#limits;
    return new LakeError(
      'malformed',
      `This needs more than ${milliseconds} ms or ${megabytes} MB to evaluate: ask for less at once`,
      'exceeded',
    );
  }
}

/** A process that ended meanwhile says so by its exit. */
const send = (to: ChildProcess, message: DocumentUpdates | Task) =>
  to.send(message, () => undefined);
