import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a measured script and its child processes: each writes its processor time, including
 * that of its threads, which load this too.
 */
process.on('exit', () => {
  const { CPU_REPORT } = process.env;
  if (CPU_REPORT && isMainThread)
    appendFileSync(CPU_REPORT, `${JSON.stringify(process.cpuUsage())}\n`);
});
