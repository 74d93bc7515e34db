import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';

/**
 * Limits the memory of this process at the cost of some time: garbage is collected when the heap has
 * grown by a quarter, where V8 would wait for several times as much; the young generation does not
 * grow, here and in the thread of the embedded lake; and a single thread resizes pictures.
 */
setFlagsFromString('--heap-growing-percent=25');
setFlagsFromString('--semi-space-growth-factor=1');
sharp.concurrency(1);
