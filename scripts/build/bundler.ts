// Bundles the code of the pages; content is read when they are rendered. Runs in a separate process,
// so that a build that only renders does not load the bundler.
import { build } from 'vike/api';

await build({
  viteConfig: { publicDir: false, logLevel: 'warn', build: { outDir: process.argv[2] } },
});
