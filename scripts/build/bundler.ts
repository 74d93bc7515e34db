// Bundles the pages: code alone, the content is read when they are rendered. It runs in a process
// of its own, so that a build that only renders never loads the bundler.
import { build } from 'vike/api';

await build({
  viteConfig: { publicDir: false, logLevel: 'warn', build: { outDir: process.argv[2] } },
});
