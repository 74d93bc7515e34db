import type { ClipboardEvent, ReactNode } from 'react';
import { listedLines } from './listedLines.ts';
import { tidyText } from './tidyText.ts';

/** The clipboard type of the Studio's own texts, which are pasted unchanged. */
const OWN = 'application/x-portable-text';

/**
 * Wraps a rich text: content pasted from elsewhere is cleaned first, then pasted by Sanity with
 * lists, emphasis and links.
 */
export const TidyPaste = ({ children }: { readonly children: ReactNode }) => (
  <div onPasteCapture={pasteTidy}>{children}</div>
);

/** Events that carry cleaned content. */
const tidied = new WeakSet<Event>();

function pasteTidy(event: ClipboardEvent): void {
  const { clipboardData, nativeEvent, target } = event;
  const text = tidyText(clipboardData.getData('text/plain'));
  const html = clipboardData.getData('text/html') || listedLines(text);
  const isText = target instanceof HTMLElement && target.isContentEditable;
  if (!isText || tidied.has(nativeEvent) || clipboardData.types.includes(OWN)) return;
  if (html === '' && text === '') return;
  event.preventDefault();
  event.stopPropagation();
  const data = new DataTransfer();
  if (html !== '') data.setData('text/html', tidyHtml(html));
  data.setData('text/plain', text);
  const options = { bubbles: true, cancelable: true, composed: true };
  const paste = new globalThis.ClipboardEvent('paste', options);
  // Firefox ignores the constructor's `clipboardData`.
  Object.defineProperty(paste, 'clipboardData', { value: data });
  tidied.add(paste);
  target.dispatchEvent(paste);
}

/** Headings in Word, Google Docs and web pages. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, p.MsoTitle, p.MsoSubtitle';

/** The heading element that `localeRichText` allows. */
const HEADING = 'h3';

/** Elements on their own lines. */
const LINES = 'p, div, li, h1, h2, h3, h4, h5, h6';

const LISTS = 'ul, ol';

/** Innermost elements on their own lines, which Sanity would run together. */
const LOOSE_LINES = `:is(div, dt, dd, section, figcaption, address):not(:has(${LINES}, ${LISTS}))`;

/** A second paragraph of a list item, which Sanity would append to the first. */
const NEXT_IN_ITEM = `li > :not(${LISTS}) + :is(p, h3)`;

/** Footnotes, tables of contents, and files on the editor's machine. */
const LOCAL_LINKS = 'a[href^="#"], a[href^="file:"]';

/** Separates the cells of a table row. */
const NEXT_CELL = ' | ';

/**
 * Reduces copied HTML to what a text of the site supports: one level of heading, a line `a | b` for
 * each table row, no blank paragraphs, no links within the copied document or to files, no invisible
 * characters, and plain spaces: the site inserts the non-breaking ones between number and unit.
 */
function tidyHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.textContent = tidyText(texts.currentNode.textContent ?? '');
  // Nested tables first.
  for (const table of [...page.querySelectorAll('table')].reverse())
    table.replaceWith(...[...table.rows].filter((row) => !isBlank(row)).map(lineOf));
  for (const link of page.querySelectorAll(LOCAL_LINKS)) link.replaceWith(...link.childNodes);
  rename(page.querySelectorAll(HEADINGS), HEADING);
  rename(page.querySelectorAll(LOOSE_LINES), 'p');
  for (const line of page.querySelectorAll(LINES)) if (isBlank(line)) line.remove();
  for (const line of page.querySelectorAll(`${LINES}, ${LISTS}`))
    for (const gap of [line.previousSibling, line.nextSibling])
      if (gap instanceof Text && isBlank(gap)) gap.remove();
  for (const gap of page.querySelectorAll('br')) if (isBetweenLines(gap)) gap.remove();
  for (const line of page.querySelectorAll(NEXT_IN_ITEM)) line.before(page.createElement('br'));
  return page.documentElement.outerHTML;
}

function rename(elements: Iterable<Element>, name: string): void {
  for (const old of elements) {
    const words = old.ownerDocument.createElement(name);
    words.append(...old.childNodes);
    old.replaceWith(words);
  }
}

const isBlank = (line: Node) => (line.textContent ?? '').trim() === '';

/** A blank paragraph in Google Docs. */
const isBetweenLines = ({ previousElementSibling: before }: Element) =>
  before?.matches(`${LINES}, ${LISTS}`) ?? false;

function lineOf(row: HTMLTableRowElement): Element {
  const line = row.ownerDocument.createElement('p');
  for (const cell of row.cells) {
    for (const inner of cell.querySelectorAll(`${LINES}, ${LISTS}`))
      inner.replaceWith(...inner.childNodes, ' ');
    if (cell.cellIndex > 0) line.append(NEXT_CELL);
    line.append(...cell.childNodes);
  }
  return line;
}
