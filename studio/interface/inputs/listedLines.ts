/** A bullet at the start of a line; a hyphen or asterisk only with a space behind it. */
const BULLET = /^[ \t]*(?:[•●▪◦‣·]|[-*–](?=[ \t]))[ \t]*/;

/**
 * Lines with bullets as HTML, of which Sanity makes a list; of plain text it makes paragraphs.
 *
 * @param text copied from a message or a note, with line feeds
 * @returns nothing if no line has a bullet
 */
export function listedLines(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => BULLET.test(line))) return '';
  const { body } = document.implementation.createHTMLDocument();
  for (const line of lines) {
    const isItem = BULLET.test(line);
    const element = document.createElement(isItem ? 'li' : 'p');
    element.textContent = line.replace(BULLET, '');
    const parent = isItem ? body.appendChild(document.createElement('ul')) : body;
    parent.append(element);
  }
  return body.innerHTML;
}
