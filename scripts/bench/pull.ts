import type { Copy } from './copy.ts';
import { type Row, secondsText } from './table.ts';

/** Pulls from the embedded dataset once everything is in place, so that only texts are at work. */
export async function measurePull(copy: Copy, buildSeconds: number): Promise<Row> {
  await copy.run('pull.ts');
  const seconds = await copy.run('pull.ts');
  return {
    what: 'pull with warm pictures, to a build',
    value: secondsText(seconds),
    budget: `${secondsText(buildSeconds)} at most`,
    ratio: seconds / buildSeconds,
  };
}
