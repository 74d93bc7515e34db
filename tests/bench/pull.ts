import type { Copy, Duration } from './copy.ts';
import { type Row, secondsText } from './table.ts';

/** Pulls from the embedded dataset once everything is in place, so that only texts are at work. */
export async function measurePull(copy: Copy, build: Duration): Promise<Row> {
  await copy.run('pull.ts');
  const { elapsed, processor } = await copy.run('pull.ts');
  const factor = processor / build.processor;
  return {
    what: `pull with warm pictures (${secondsText(elapsed)}), to a build, by processor time`,
    value: `${factor.toFixed(1)} times`,
    budget: '1.0 times at most',
    ratio: factor,
  };
}
