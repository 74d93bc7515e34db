import type { Plugin } from 'vite';

/** How Sanity's check asks the browser for time between two parts of a document. */
const WHEN_IDLE = 'timeout ? { timeout } : void 0';

/** As long as a part waits for a browser that always has something else to do, in milliseconds. */
const PATIENCE = 1_000;

const inTime = (): Plugin => ({
  name: 'checks-in-time',
  transform: {
    filter: { id: /@sanity[\\/]validation[\\/]/, code: WHEN_IDLE },
    handler: (code) => code.replace(WHEN_IDLE, `{ timeout: timeout ?? ${PATIENCE} }`),
  },
});

/**
 * Lets the check of a document end in a window that is hidden, or draws without a pause: browsers
 * may call such a window idle seldom or never (https://w3c.github.io/requestidlecallback/), Sanity's
 * check waits for that at each level of a document, and a publish waits for the check.
 *
 * @returns the plugin of the Studio's build and of its development server
 */
export const checksInTime = (): Plugin => ({
  ...inTime(),
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [inTime()] } } }),
});
