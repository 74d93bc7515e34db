// Preloaded into a test's build whose fonts do not matter: uses fast compression, and does not subset
// fonts, which takes as long as rendering all pages. The build still decides which fonts to make, when,
// and with which characters; tests/build/headings.test.ts tests real subsets.

import { registerHooks } from 'node:module';
import './fastCompression.ts';

const NAMED = new URL('./fakeSubsetFont.ts', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'subset-font' ? { url: NAMED, shortCircuit: true } : next(name, context),
});
