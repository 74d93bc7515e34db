// A thread that cuts a font for the characters that it is sent, see putHeadingFonts.
import { workerData } from 'node:worker_threads';
import { doTasks } from '../threads.ts';
import { prepareCuts } from './face.ts';

const all: string = workerData;
doTasks(await prepareCuts(all));
