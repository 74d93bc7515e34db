import { useLayoutEffect } from 'react';

/**
 * Holds the page behind still. Its scroll bar goes, so that what is over it stands in the middle of
 * the window; the page stays as wide as it was, so that nothing moves when it is seen again.
 */
export function useStillPage(isCovered: boolean) {
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
