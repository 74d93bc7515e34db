// Worker thread that subsets a font to the characters it receives, see putHeadingFonts.
import { workerData } from 'node:worker_threads';
import { handleTasks } from '../threads.ts';
import { prepareSubsets } from './face.ts';

const all: string = workerData;
handleTasks(await prepareSubsets(all));
