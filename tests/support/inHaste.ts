// Loaded before a build of a test whose fonts nobody looks at: beside being compressed in a moment,
// none is cut, which takes as long as to render all pages. Which fonts are made, of which characters
// and when, stays as it is; tests/build/headings.test.ts looks at fonts that are cut.

import { registerHooks } from 'node:module';
import './compressInHaste.ts';

const NAMED = new URL('./namedFonts.ts', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'subset-font' ? { url: NAMED, shortCircuit: true } : next(name, context),
});
