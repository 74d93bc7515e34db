import type { ClipboardEvent, ReactNode } from 'react';
import { tidyHtml } from './tidyHtml.ts';

/** The clipboard type of the Studio's own texts, which are pasted unchanged. */
const OWN = 'application/x-portable-text';

/**
 * Wraps a rich text: content pasted from elsewhere is cleaned first, then pasted by Sanity with
 * lists, emphasis and links.
 */
export const TidyPaste = ({ children }: { readonly children: ReactNode }) => (
  <div onPasteCapture={pasteTidied}>{children}</div>
);

/** Events that carry cleaned content. */
const tidied = new WeakSet<Event>();

function pasteTidied(event: ClipboardEvent): void {
  const { clipboardData, nativeEvent, target } = event;
  const html = clipboardData.getData('text/html');
  const isText = target instanceof HTMLElement && target.isContentEditable;
  if (!isText || html === '' || tidied.has(nativeEvent) || clipboardData.types.includes(OWN))
    return;
  event.preventDefault();
  event.stopPropagation();
  const data = new DataTransfer();
  data.setData('text/html', tidyHtml(html));
  data.setData('text/plain', clipboardData.getData('text/plain'));
  const again = { bubbles: true, cancelable: true, composed: true };
  const paste = new globalThis.ClipboardEvent('paste', { ...again, clipboardData: data });
  tidied.add(paste);
  target.dispatchEvent(paste);
}
