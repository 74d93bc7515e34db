import type { ClipboardEvent } from 'react';

/** Soft hyphens, marks of width and of direction, within which the search finds no word. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** A text without the invisible characters that come with copied ones. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** Pastes plain text without its invisible characters. */
export function pasteVisibleText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const copied = clipboardData.getData('text/plain');
  const text = visibleText(copied);
  if (!isInput || text === copied) return;
  event.preventDefault();
  // Unlike an assignment, it can be undone.
  document.execCommand('insertText', false, text);
}
