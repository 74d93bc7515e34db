import { useEffect } from 'react';

declare global {
  // TypeScript does not know it yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
}

/**
 * Lets the back button of a phone close what lies over the page, in browsers that offer this: it
 * would leave the page.
 *
 * @param setOpen the same function at every call
 */
export function useBackButton(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.addEventListener('close', () => setOpen(false));
    return () => watcher.destroy();
  }, [isOpen, setOpen]);
}
