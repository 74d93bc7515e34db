import type { ClipboardEvent } from 'react';

/** Soft hyphens, marks of width and of direction, within which the search finds no word. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Non-breaking spaces, which the site inserts itself, and the tabs between copied cells. */
const SPACES = /[\t\u00a0\u202f]/g;

/** How Word and others copy a line break within a paragraph. */
const BREAKS = /[\v\u2028]/g;

/** A copied text without invisible characters, with plain spaces and line breaks. */
export const tidyText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(BREAKS, '\n');

/** Pastes tidied plain text. */
export function pasteTidyText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const copied = clipboardData.getData('text/plain');
  const text = tidyText(copied);
  if (!isInput || text === copied) return;
  event.preventDefault();
  // Unlike an assignment, it can be undone.
  document.execCommand('insertText', false, text);
}
