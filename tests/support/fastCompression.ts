// Preloaded into a test's build: uses the fastest compression, and does not pack fonts. Full compression
// takes most of a build's time, and file sizes are only tested on the built site.

import { registerHooks, syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

const { brotliCompress, gzip, constants } = zlib;

type Compress = (
  content: zlib.InputType,
  options: unknown,
  done: (error: Error | null, result: NonSharedBuffer) => void,
) => void;

const fastBrotli: Compress = (content, _, done) =>
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, done);
const fastGzip: Compress = (content, _, done) => gzip(content, { level: 1 }, done);

Object.assign(zlib, { brotliCompress: fastBrotli, gzip: fastGzip });
syncBuiltinESMExports();

const UNPACKED = new URL('./fakeWawoff2.ts', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'wawoff2' ? { url: UNPACKED, shortCircuit: true } : next(name, context),
});
