import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { ENVIRONMENT, FAST_BUILD } from './environment.ts';

const Report = v.object({
  bundled: v.boolean(),
  pages: v.array(v.string()),
  rendered: v.array(v.string()),
  written: v.array(v.string()),
  removed: v.array(v.string()),
  warnings: v.array(v.string()),
});

/** A process that has loaded the pages of a folder, and builds on request. */
export interface Builder extends AsyncDisposable {
  /**
   * @param root a folder with the same code
   * @throws what the command would print
   */
  build(root: string): Promise<v.InferOutput<typeof Report>>;
}

export async function startBuilder(root: string): Promise<Builder> {
  const child = fork(path.resolve('tests/support/buildFolders.ts'), {
    cwd: root,
    env: { ...ENVIRONMENT, ...FAST_BUILD },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The builder ended with ${code}`);
  });
  exit.catch(() => {});
  await Promise.race([once(child, 'message'), exit]);
  return {
    build: async (folder) => {
      child.send(folder);
      const [report] = await Promise.race([once(child, 'message'), exit]);
      if (typeof report === 'string') throw new Error(report);
      return v.parse(Report, report);
    },
    [Symbol.asyncDispose]: async () => {
      child.disconnect();
      await exit.catch(() => {});
    },
  };
}
