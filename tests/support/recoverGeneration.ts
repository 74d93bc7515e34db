// Recovers the generation in the folder given as argument.
import { recoverGeneration } from '../../scripts/content/generation.ts';

await recoverGeneration(process.argv[2] ?? '');
