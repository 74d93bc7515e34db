import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireStrace } from '../../../runner/strace.ts';
import { type Moment, readTrace } from './readTrace.ts';
import { Unflushed } from './unflushed.ts';

/** Calls that change the disk, flush it, or send a response. */
const CALLS =
  'openat,write,writev,pwrite64,pwritev,pwritev2,ftruncate,fallocate,copy_file_range,sendfile,mkdir,link,symlink,rename,unlink,unlinkat,rmdir,fsync,fdatasync';

/** The system calls of a command. */
export interface Trace {
  /**
   * What a power cut could have lost at certain moments.
   *
   * @param when selects the moments
   * @param places relevant files and folders
   * @returns a list for each of those moments, and one for the end
   */
  unflushedAt(when: (moment: Moment) => boolean, ...places: readonly string[]): string[][];
}

/** Traces a command. */
export interface Tracer extends AsyncDisposable {
  /** Command prefix. */
  readonly prefix: readonly string[];
  /** The trace, once the command has exited. */
  read(): Promise<Trace>;
}

/** Creates a tracer for a command in a folder. Files that exist by then count as flushed. */
export async function makeTracer(folder: string): Promise<Tracer> {
  const own = await mkdtemp(path.join(tmpdir(), 'trace-'));
  const file = path.join(own, 'calls');
  const known = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
  const options = ['-f', '--seccomp-bpf', '-qq', '-y', '-s', '24', '-e', 'signal=none'];
  return {
    prefix: [requireStrace(), ...options, '-e', `trace=${CALLS}`, '-o', file],
    read: async () => traceOf(await readFile(file, 'utf8'), folder, known),
    [Symbol.asyncDispose]: () => rm(own, { recursive: true, force: true }),
  };
}

function traceOf(text: string, folder: string, known: readonly string[]): Trace {
  const moments = [...readTrace(text)];
  return {
    unflushedAt: (when, ...places) => {
      const unflushed = new Unflushed(folder, known);
      const found: string[][] = [];
      for (const moment of moments) {
        if (when(moment)) found.push(unflushed.within(...places));
        unflushed.follow(moment);
      }
      return [...found, unflushed.within(...places)];
    },
  };
}
