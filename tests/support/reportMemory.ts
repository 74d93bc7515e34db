// Loaded before a script (node --import): says at its end how much memory it took at most.
import { writeFileSync } from 'node:fs';

// The lake's evaluator is a process of its own, which loads this too.
const isChild = process.send !== undefined;
const { PEAK_FILE: file } = process.env;
if (file && !isChild)
  process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
