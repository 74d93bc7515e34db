// Recovers the generation in the folder given as argument.
import { recoverGeneration } from '../../scripts/pull/generation.ts';

await recoverGeneration(process.argv[2] ?? '');
