/** A bullet at the start of a line; signs that words and numbers begin with only before a space. */
const BULLET = /^[ \t]*(?:[•●▪◦‣]|[-*–·](?=[ \t]))[ \t]*/;

/** A single line may be part of a sentence that begins with a dash. */
const FEWEST = 2;

/**
 * Lines with bullets as HTML, of which Sanity makes a list; of plain text it makes paragraphs.
 *
 * @param text copied from a message or a note, with line feeds
 * @returns nothing if fewer than two lines have a bullet
 */
export function listedLines(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => BULLET.test(line)).length < FEWEST) return '';
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
