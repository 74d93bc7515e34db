import { type TouchEvent, useRef } from 'react';

/** Start of a touch: position, time, and how far the picture can still scroll. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly room: { readonly left: number; readonly right: number };
}

/** A flick is at least this long, in pixels, and at most this slow. */
const FLICK = { distance: 40, milliseconds: 300 };

/** A drag beyond the end of the picture is at least this long, in pixels. */
const PULL = 60;

/**
 * Handlers that change pictures on a flick, or on a drag once the picture, which may be wider than the
 * screen, is scrolled to its end. Ignored while the page is pinch-zoomed.
 *
 * @param scroller selector of the horizontal scroller inside the element with the handlers
 */
export function useSwipe(scroller: string, turn: (steps: number) => void) {
  const start = useRef<Touch>(undefined);
  return {
    onTouchStart: ({ touches, timeStamp, currentTarget }: TouchEvent) => {
      const finger = touches.item(0);
      const isSwipe = touches.length === 1 && (visualViewport?.scale ?? 1) <= 1;
      start.current =
        finger && isSwipe
          ? {
              x: finger.clientX,
              y: finger.clientY,
              time: timeStamp,
              room: roomOf(currentTarget.querySelector(scroller)),
            }
          : undefined;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const finger = changedTouches.item(0);
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const across = finger.clientX - from.x;
      const distance = Math.abs(across);
      if (distance < 1.5 * Math.abs(finger.clientY - from.y)) return;
      const isFlick = distance > FLICK.distance && timeStamp - from.time < FLICK.milliseconds;
      const room = across < 0 ? from.room.right : from.room.left;
      if (isFlick || (distance > PULL && room < 1)) turn(across < 0 ? 1 : -1);
    },
  };
}

function roomOf(scroller: Element | null): Touch['room'] {
  if (!scroller) return { left: 0, right: 0 };
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  return { left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft };
}
