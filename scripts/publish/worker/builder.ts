import type { BuildResult } from '../builds.ts';
import { BuildProcess, type BuildProcessOptions } from './buildProcess.ts';
import { codeFingerprint } from './fingerprint.ts';
import type { BuildOrder } from './messages.ts';

/** Makes one build at a time, in a process that was started in advance. */
export class Builder {
  readonly #options: BuildProcessOptions;
  readonly #limit: number;
  #process: BuildProcess | undefined;

  /** @param limit timeout of a build in milliseconds */
  constructor(options: BuildProcessOptions, limit: number) {
    this.#options = options;
    this.#limit = limit;
  }

  /** Whether the next build can start without loading anything first. */
  get isReady(): boolean {
    return this.#process?.isReady ?? false;
  }

  /** Starts a process for the next build, unless one is running. */
  prepare(): void {
    this.#process ??= new BuildProcess(this.#options, codeFingerprint(this.#options.root));
  }

  async build(order: Omit<BuildOrder, 'code'>): Promise<BuildResult> {
    const code = codeFingerprint(this.#options.root);
    const worker = this.#current(code);
    this.#process = worker;
    const result = await worker.build({ ...order, code }, this.#limit);
    if (worker.isConnected) return result;
    // Closing has ended it, or it is of no more use.
    if (this.#process !== worker) return result;
    this.#process = undefined;
    return result.isUnreceived ? this.build(order) : result;
  }

  async close(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    await running?.end();
  }

  /** The running process if it has loaded the current code, otherwise a new one. */
  #current(code: string): BuildProcess {
    const running = this.#process;
    if (running?.isConnected && running.code === code) return running;
    void running?.end();
    return new BuildProcess(this.#options, code);
  }
}
