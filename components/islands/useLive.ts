import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether React has taken over. What would take content away from readers without script (inert
 * slides, tabs that cannot be reached by keyboard) waits for it.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
