// Worker thread that subsets a font to the characters it receives, see putHeadingFonts.
import { workerData } from 'node:worker_threads';
import { handleTasks } from '../threads.ts';
import { subsetFace } from './face.ts';

const face: Uint8Array = workerData;
handleTasks((characters: string) => subsetFace(face, characters));
