import { useLayoutEffect } from 'react';

/**
 * Locks scrolling behind an overlay. Without the scroll bar the overlay is centred in the window; the
 * page keeps its width, so that nothing has moved when the overlay closes.
 */
export function useScrollLock(isCovered: boolean) {
  useLayoutEffect(() => {
    if (!isCovered) return;
    const { documentElement: root, body } = document;
    if (innerWidth > root.clientWidth) body.style.width = `${root.clientWidth}px`;
    root.style.overflow = 'hidden';
    return () => {
      body.style.width = '';
      root.style.overflow = '';
    };
  }, [isCovered]);
}
