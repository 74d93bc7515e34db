// Preloaded into a script (node --import): reports its peak memory on exit.
import { writeFileSync } from 'node:fs';

// The lake's evaluator is a child process, which loads this too.
const isChild = process.send !== undefined;
const { PEAK_FILE: file } = process.env;
if (file && !isChild)
  process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
