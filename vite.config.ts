import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { ISLANDS_ENTRY } from './components/islands/entry.ts';

/** Libraries of the islands that compress better as one chunk each. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'dialog',
    test: /node_modules[\\/](?:@radix-ui[\\/]react-(?:dialog|focus|dismissable|portal)|aria-hidden)/,
  },
  { name: 'rows', test: /node_modules[\\/]@radix-ui[\\/]react-(?:collection|direction)/ },
  {
    name: 'radix',
    test: /node_modules[\\/]@radix-ui[\\/](?!react-(?:tabs|accordion|collaps|roving|collection|direction))/,
  },
];

/**
 * Makes Radix tree-shakeable: its packages wrap each function in a `__name` call, which a bundler
 * otherwise has to keep as a side effect.
 */
const leanRadix = (): Plugin => ({
  name: 'lean-radix',
  transform: {
    filter: { id: /node_modules[\\/]@radix-ui[\\/]/, code: 'var __name = ' },
    handler: (code) =>
      code.replace(
        /^var __name = .*$/m,
        '/* @__NO_SIDE_EFFECTS__ */ function __name(it) { return it; }',
      ),
  },
});

/**
 * Leaves dynamic imports to the browser. Vite's helper preloads a chunk's style sheets; islands have
 * none, and the helper would add to every page. Each importer gets its own stub, so that it is inlined
 * instead of becoming a chunk.
 */
const plainDynamicImports = (): Plugin => ({
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    handler: (_, importer) => `\0plain-import:${importer}`,
  },
  load: {
    filter: { id: /^\0plain-import:/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

/** Removes Tailwind's banner: the sheets contain only our tokens, none of its code. */
const unsignedSheets = (): Plugin => ({
  name: 'unsigned-sheets',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && typeof file.source === 'string')
        file.source = file.source.replace(/^\/\*! tailwindcss .*\*\/\n?/, '');
  },
});

export default defineConfig({
  plugins: [plainDynamicImports(), leanRadix(), react(), tailwindcss(), vike(), unsignedSheets()],
  build: {
    // Browsers of the last two years; the pages themselves work without script.
    target: 'baseline-widely-available',
    // CSS reaches further back, for browsers built on older engines: docs/browsers.md.
    cssTarget: ['chrome92', 'firefox114', 'safari15'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // Licence notices of everything shipped to browsers; the build publishes them on the site.
    license: { fileName: 'licenses.txt' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // In addition to Vike's own entry; only pages with an island reference it.
          input: { islands: ISLANDS_ENTRY },
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
        },
      },
    },
  },
});
