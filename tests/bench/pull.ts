import type { Copy, Duration } from './copy.ts';
import { type Row, secondsText } from './table.ts';

/** Measures a pull from the embedded dataset with all pictures cached, so that only texts are processed. */
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
