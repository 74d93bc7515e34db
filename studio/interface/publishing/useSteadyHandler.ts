import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler of an action that stays the same function, and does what the newest one does: Sanity
 * renders all actions of a document when a handler is another function, so at each keystroke.
 */
export function useSteadyHandler(handler: () => void): () => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback(() => newest.current(), []);
}
