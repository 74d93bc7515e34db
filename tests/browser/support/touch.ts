import type { Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** Simulates touch input, as from the hardware; Playwright only supports taps. */
export async function touchInput(page: Page) {
  const session = await page.context().newCDPSession(page);
  // In seconds. Simulated, because a busy machine would be too slow for a flick.
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: place ? [{ x: place[0], y: place[1] }] : [],
    });
  return {
    down: (place: Place) => touch('touchStart', place),
    /** Moves in steps: a single jump would not be a drag. */
    move: async ([x, y]: Place, across: number, milliseconds: number) => {
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', [x + across * share, y]);
        await page.waitForTimeout(milliseconds / 4);
        timestamp += milliseconds / 4 / 1000;
      }
    },
    up: () => touch('touchEnd'),
  };
}
