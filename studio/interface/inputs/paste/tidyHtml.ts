/** What Word, Google Docs and web pages call headings. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, p.MsoTitle, p.MsoSubtitle';

/** What stands on lines of its own. */
const LINES = 'p, div, li, h1, h2, h3, h4, h5, h6';

const LISTS = 'ul, ol';

/** Between the cells of a table's row. */
const NEXT_CELL = ' | ';

/**
 * Copied HTML in what a text of the site has: its one heading for every heading, a line `a | b` for
 * a row of a table, no paragraphs without words, and plain spaces: the site sets those that keep a
 * line from breaking, between number and unit.
 *
 * @param heading the element that a heading becomes
 */
export function tidyHtml(html: string, heading: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Those within others first.
  for (const table of [...page.querySelectorAll('table')].reverse())
    table.replaceWith(...[...table.rows].map(lineOf));
  for (const old of page.querySelectorAll(HEADINGS)) {
    const words = page.createElement(heading);
    words.append(...old.childNodes);
    old.replaceWith(words);
  }
  for (const line of page.querySelectorAll(LINES)) if (isBlank(line)) line.remove();
  for (const gap of page.querySelectorAll('br')) if (isBetweenLines(gap)) gap.remove();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.textContent = (texts.currentNode.textContent ?? '').replaceAll('\u00a0', ' ');
  return page.documentElement.outerHTML;
}

const isBlank = (line: Element) => (line.textContent ?? '').trim() === '';

/** As Google Docs writes a blank paragraph. */
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
