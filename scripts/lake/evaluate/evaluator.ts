import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { LakeError } from '../error.ts';
import { AnswerSchema, type News, type Task } from './messages.ts';

/** What a thread may use before it is stopped. */
export interface EvaluationLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** A thread that evaluates one task at a time; it starts when first asked, and anew once stopped. */
export class Evaluator {
  readonly #limits: EvaluationLimits;
  readonly #documents: () => News['documents'];
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param documents all documents that its queries see; read whenever the thread starts */
  constructor(limits: EvaluationLimits, documents: () => News['documents'] = () => []) {
    this.#limits = limits;
    this.#documents = documents;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Tells a running thread of changes; one that starts later reads them with the rest. */
  tell(documents: News['documents']): void {
    this.#worker?.postMessage({ kind: 'documents', documents } satisfies News);
  }

  /**
   * @returns JSON of the value
   * @throws {LakeError} when the task is wrong or exceeds the limits
   */
  perform(task: Task): Promise<string> {
    this.#waiting += 1;
    // A task's time begins when the thread turns to it: it does not pay for those before it.
    const answer = this.#last.then(() => this.#perform(task));
    this.#last = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer.finally(() => {
      this.#waiting -= 1;
    });
  }

  async close(): Promise<void> {
    await this.#stop();
  }

  async #perform(task: Task): Promise<string> {
    const worker = this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => reject(this.#exceeded('time')), this.#limits.milliseconds);
    const onEnd = () => reject(this.#exceeded('memory'));
    worker.once('message', resolve).once('error', onEnd).once('exit', onEnd);
    try {
      worker.postMessage(task);
      const answer = v.parse(AnswerSchema, await promise);
      if (answer.kind === 'failure') throw new LakeError('malformed', answer.message);
      return answer.json;
    } catch (error) {
      if (error instanceof LakeError && error.type === 'exceeded') await this.#stop();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', onEnd).off('exit', onEnd);
    }
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    // Without a listener an error of the thread would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    this.tell(this.#documents());
    return worker;
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #exceeded(what: 'time' | 'memory'): LakeError {
    const { milliseconds, megabytes } = this.#limits;
    const limit = what === 'time' ? `${milliseconds} ms` : `${megabytes} MB`;
    return new LakeError(
      'malformed',
      `This needs more than ${limit} to evaluate: ask for less at once`,
      'exceeded',
    );
  }
}
