/**
 * Headings, the name of the firm in the bar, and figures; pages are React's output, which nests them
 * as is.
 */
const IN_SONG = [
  /<(h[12])\b[^>]*>(.*?)<\/\1>/gs,
  /<(span|dd) class="(?:bar-name|glance-figure|register-figure|fact)">(.*?)<\/\1>/gs,
];

/** Of a figure, what the text's face says: `至少`, `美元`. */
const SMALL = /<small>.*?<\/small>/gs;

/** Words of another language, which are set in a Latin face. */
const FOREIGN = /<(\w+)\b[^>]*\slang="(?!zh)[^>]*>.*?<\/\1>/gs;

const TAG = /<[^>]*>/g;

const NAMED = /&(?:amp|lt|gt|quot|#x27);/g;
const NAMES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The characters that a Chinese page sets in the Song face, each once and in one order: those of the
 * headings of its main part, first and second level, of its figures and of the firm's name.
 *
 * @param html of the page
 */
export function headingCharacters(html: string): string {
  const part = html.slice(html.indexOf('<header'), html.indexOf('</main>'));
  const texts = IN_SONG.flatMap((element) =>
    Array.from(part.matchAll(element), ([, , content = '']) => textOf(content)),
  );
  const characters = new Set(texts.join('').replaceAll(/\s/g, ''));
  return [...characters].sort().join('');
}

const textOf = (content: string): string =>
  content
    .replaceAll(FOREIGN, '')
    .replaceAll(SMALL, '')
    .replaceAll(TAG, '')
    .replaceAll(NAMED, (name) => NAMES[name] ?? name);
