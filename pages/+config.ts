import type { Config } from 'vike/types';

/** Pages are rendered by the build (scripts/build); only islands reach the browser. */
export default {
  // Pages are rendered at build alone: no page's code is bundled for the browser.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
