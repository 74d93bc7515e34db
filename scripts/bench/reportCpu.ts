import { appendFileSync } from 'node:fs';

/** Loaded before a measured script and its child processes: each writes its processor time. */
process.on('exit', () => {
  const { CPU_REPORT } = process.env;
  if (CPU_REPORT) appendFileSync(CPU_REPORT, `${JSON.stringify(process.cpuUsage())}\n`);
});
