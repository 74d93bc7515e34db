// A thread that cuts fonts, see cutFonts.
import { parentPort, workerData } from 'node:worker_threads';
import { prepareCuts } from './cut.ts';

/** What a thread is given. */
export interface CutterData {
  /** The characters of all fonts together. */
  readonly all: string;
  /** Files with their characters. */
  readonly fonts: readonly (readonly [font: string, characters: string])[];
}

/** What it answers, once for each. */
export interface CutterReply {
  readonly font: string;
  readonly bytes: Uint8Array;
}

const { all, fonts }: CutterData = workerData;
const cut = await prepareCuts(all);
for (const [font, characters] of fonts) {
  const reply: CutterReply = { font, bytes: await cut(characters) };
  parentPort?.postMessage(reply);
}
