import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';

/**
 * Lets this process take little memory, for a little time: garbage goes when a quarter has been added
 * to what is in use, where V8 would wait for several times as much; the room for what is new stays as
 * it is, here and in the thread of the embedded lake; and pictures are made small by one thread.
 */
setFlagsFromString('--heap-growing-percent=25');
setFlagsFromString('--semi-space-growth-factor=1');
sharp.concurrency(1);
