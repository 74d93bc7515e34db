import type { Config } from 'vike/types';

/** Every page is a file made at build; only islands reach the browser (components/islands). */
export default {
  prerender: { noExtraDir: true },
  // Pages are rendered at build alone: no page's code is bundled for the browser.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
