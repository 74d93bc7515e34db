// A worker with the Studio in Chinese: the language is read once, when its words are loaded.
import { parentPort, workerData } from 'node:worker_threads';

Object.assign(globalThis, { window: {}, localStorage: { getItem: () => 'zh' } });
const { describeOutcome } = await import('../../studio/interface/publishing/describeOutcome.ts');

const names = {
  nameOf: () => '林静',
  typeOf: () => 'teamMember',
  fieldOf: () => '简介 › 中文',
  placeOf: () => '林静 › 简介 › 中文',
};
parentPort?.postMessage(describeOutcome({ name: '西班牙', what: 'withdrawn' }, workerData, names));
