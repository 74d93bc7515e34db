// Loaded before a script (node --import): says at its end how much memory it took at most.
import { writeFileSync } from 'node:fs';

const { PEAK_FILE: file } = process.env;
if (file) process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
