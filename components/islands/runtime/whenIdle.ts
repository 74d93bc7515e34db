/** How long to wait for an idle moment that the browser names, in milliseconds. */
const LATEST = 3_000;

/**
 * Waits until the browser has nothing else to do, for a while at most: Safari names no idle moment,
 * and Chromium none where no frame follows the first ones.
 */
export const idle = (): Promise<unknown> =>
  new Promise(
    (done) => globalThis.requestIdleCallback?.(done, { timeout: LATEST }) ?? setTimeout(done),
  );

/** Waits until the page is loaded and seen: what is made ready ahead of a click may never be. */
export async function seen(): Promise<void> {
  if (document.hidden) await next('visibilitychange');
  if (document.readyState !== 'complete') await next('load');
}

const next = (event: string) =>
  new Promise((done) => addEventListener(event, done, { once: true }));
