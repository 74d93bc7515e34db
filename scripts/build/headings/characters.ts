/**
 * Elements set in the Song face: headings, the firm's name in the header, and figures. Regular
 * expressions suffice because React's output is well-formed.
 */
const SONG_ELEMENTS = [
  /<(h[12])\b[^>]*>(.*?)<\/\1>/gs,
  /<(span|dd) class="(?:bar-name|glance-figure|register-figure|fact)(?: [^"]*)?">(.*?)<\/\1>/gs,
];

/** Parts of a figure set in the text face: `至少`, `美元`. */
const SMALL = /<small>.*?<\/small>/gs;

/** Words in other languages, which are set in a Latin face. */
const FOREIGN = /<(\w+)\b[^>]*\slang="(?!zh)[^>]*>.*?<\/\1>/gs;

const TAG = /<[^>]*>/g;

const ENTITIES = /&(?:amp|lt|gt|quot|#x27);/g;
const ENTITY_VALUES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The distinct characters that a Chinese page sets in the Song face, sorted: those of its first- and
 * second-level headings, its figures and the firm's name.
 *
 * @param html of the page
 */
export function headingCharacters(html: string): string {
  const part = html.slice(html.indexOf('<header'), html.indexOf('</main>'));
  const texts = SONG_ELEMENTS.flatMap((element) =>
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
    .replaceAll(ENTITIES, (entity) => ENTITY_VALUES[entity] ?? entity);
