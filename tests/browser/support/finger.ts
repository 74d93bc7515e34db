import type { Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** A finger on the screen, as the browser gets it from the hardware: Playwright has taps alone. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  // In seconds. A busy machine is slower with it than a finger, and a flick would be none.
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
    session.send('Input.dispatchTouchEvent', {
      ...{ type, timestamp },
      touchPoints: place ? [{ x: place[0], y: place[1] }] : [],
    });
  return {
    down: (place: Place) => touch('touchStart', place),
    /** Moves in steps: one leap would be no pull. */
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
