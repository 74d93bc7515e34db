import type { ClipboardEvent } from 'react';

/** How Word, PDF files, Windows and others copy a line break. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Non-breaking spaces, which the site inserts itself, and the tabs between copied cells. */
const SPACES = /[\t\u00a0\u202f]/g;

/**
 * Control characters, soft hyphens, marks of width and of direction: the site refuses most of them,
 * and the search finds no word that contains one.
 */
const INVISIBLE =
  /[^\P{Cc}\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Digits and Latin letters as wide as Chinese characters, and the comma and point within numbers:
 * visitors would see them spaced. The narrow ones have the same order in Unicode.
 */
const WIDE = /[０-９Ａ-Ｚａ-ｚ]|(?<=[０-９])[，．](?=[０-９])/g;
const toNarrow = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/**
 * A copied text without invisible characters, with plain spaces and line breaks, and with narrow
 * digits and letters.
 */
export const tidyText = (text: string): string =>
  text.replace(BREAKS, '\n').replace(SPACES, ' ').replace(INVISIBLE, '').replace(WIDE, toNarrow);

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
