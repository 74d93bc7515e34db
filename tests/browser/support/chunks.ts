import type { Page, Route } from '@playwright/test';

/**
 * Intercepts the chunks that islands load, but not the static imports of the page's entry. Includes the
 * metrics, whose failure must not matter.
 *
 * @returns a function that stops intercepting
 */
export async function routeChunks(page: Page, path: string, answer: (route: Route) => unknown) {
  const read = async (address: string) => (await page.request.get(address)).text();
  const entries = [...(await read(path)).matchAll(/<script[^>]* src="([^"]+)"/g)];
  const own = new Set<string>();
  for (const [, entry = ''] of entries) {
    const imported = (await read(entry)).matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g);
    for (const [, name = ''] of imported) own.add(new URL(name, `http://x${entry}`).pathname);
  }
  const isChunk = ({ pathname }: URL) =>
    pathname.startsWith('/assets/chunks/') && pathname.endsWith('.js') && !own.has(pathname);
  await page.route(isChunk, answer);
  return () => page.unroute(isChunk, answer);
}

/** Delays the chunks of a page until the returned function is called. */
export async function holdChunks(page: Page, path: string): Promise<() => void> {
  const { pass, open } = gate();
  await routeChunks(page, path, pass);
  return open;
}

/** Delays every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { pass, open } = gate();
  await page.route(/\.js$/, pass);
  return open;
}

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pass = async (route: Route) => {
    await promise;
    await route.continue();
  };
  return { pass, open: resolve };
}
