import { useEffect } from 'react';

declare global {
  // TypeScript does not know it yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
}

/**
 * Makes a phone's back button close an overlay instead of leaving the page, where supported.
 *
 * @param setOpen must be the same function on every call
 */
export function useBackButton(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.addEventListener('close', () => setOpen(false));
    return () => watcher.destroy();
  }, [isOpen, setOpen]);
}
