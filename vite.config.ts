import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { ISLANDS_ENTRY } from './components/islands/entry.ts';

/** Parts of the islands that compress better as one file each than scattered. */
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
 * Lets the bundler leave out what the islands do not use of Radix: its packages name each function
 * by a call, which a bundler has to keep.
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
 * Lets dynamic imports be what browsers make of them. Vite's helper preloads the style sheets of a
 * chunk; islands have none, and the helper would weigh on every page. Each module gets a helper of
 * its own, so that it is inlined and no chunk is made for it.
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

/** Takes away Tailwind's signature: of its own code nothing is in the sheets, only our tokens are. */
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
    // The browsers of the last two years; the pages themselves need none of the script.
    target: 'baseline-widely-available',
    // The style reaches further back, to browsers that are built on older engines: docs/browsers.md.
    cssTarget: ['chrome92', 'firefox114', 'safari15'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // Notices of what reaches browsers; the build puts it on the site.
    license: { fileName: 'licenses.txt' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Beside Vike's own entry: only pages with an island name it.
          input: { islands: ISLANDS_ENTRY },
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
        },
      },
    },
  },
});
