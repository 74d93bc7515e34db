import type { Plugin } from 'vite';

/** How Sanity's validation yields to the browser between two levels of a document. */
const WHEN_IDLE = 'timeout ? { timeout } : void 0';

/** How long a level waits for a browser that is never idle, in milliseconds. */
const IDLE_TIMEOUT = 1_000;

const withIdleTimeout = (): Plugin => ({
  name: 'checks-in-time',
  transform: {
    filter: { id: /@sanity[\\/]validation[\\/]/, code: WHEN_IDLE },
    handler: (code) => code.replace(WHEN_IDLE, `{ timeout: timeout ?? ${IDLE_TIMEOUT} }`),
  },
});

/**
 * Lets the validation of a document finish in a window that is hidden or draws constantly: browsers
 * may rarely or never report such a window as idle (https://w3c.github.io/requestidlecallback/),
 * Sanity's validation waits for that at each level of a document, and a publish waits for the
 * validation.
 *
 * @returns the plugin for the Studio's build and its development server
 */
export const limitValidationWait = (): Plugin => ({
  ...withIdleTimeout(),
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withIdleTimeout()] } } }),
});
