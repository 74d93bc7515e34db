// Evaluates a filter while no more files can be opened, and again when they can: prints both
// results.
import { closeSync, openSync } from 'node:fs';
import { Evaluator } from '../../../scripts/lake/evaluate/evaluator.ts';

const evaluator = new Evaluator({ milliseconds: 10_000, megabytes: 100 });
const filters = [{ query: 'true', params: {} }];
const evaluate = () =>
  evaluator.perform({ kind: 'match', filters, documents: [undefined] }).catch(String);

const open: number[] = [];
try {
  for (;;) open.push(openSync('/dev/null', 'r'));
} catch {
  console.log(await evaluate());
}
for (const file of open) closeSync(file);
console.log(await evaluate());
evaluator.close();
