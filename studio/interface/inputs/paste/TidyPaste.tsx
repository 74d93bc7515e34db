import type { ClipboardEvent, ReactNode } from 'react';
import { tidyHtml } from './tidyHtml.ts';

/** What a text of the Studio is copied as: it is pasted as it is. */
const OWN = 'application/x-portable-text';

/** The heading that texts have, as `localeRichText` names it. */
const HEADING = 'h3';

/**
 * Around a rich text: what is pasted from elsewhere reaches it tidied, and is then pasted as Sanity
 * pastes, with lists, emphasis and links.
 */
export const TidyPaste = ({ children }: { readonly children: ReactNode }) => (
  <div onPasteCapture={pasteTidied}>{children}</div>
);

/** Events that carry what was tidied. */
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
  data.setData('text/html', tidyHtml(html, HEADING));
  data.setData('text/plain', clipboardData.getData('text/plain'));
  const again = { bubbles: true, cancelable: true, composed: true };
  const paste = new globalThis.ClipboardEvent('paste', { ...again, clipboardData: data });
  tidied.add(paste);
  target.dispatchEvent(paste);
}
