import type { Config } from 'vike/types';

/** The build (scripts/build) renders the pages; only islands run in the browser. */
export default {
  // Page components render at build time only, so they are not bundled for the browser.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
