/** Sentence added to texts of a single sentence. */
const MORE = { en: 'Ask us.', zh: '欢迎垂询。' } as const;

/** Minimum length of a sentence, as opposed to a label, in characters. */
const SENTENCE = { en: 40, zh: 16 } as const;

type Language = keyof typeof MORE;

/** Rewrites every sentence of a document, keeping figures and links. */
export function rewriteTexts<T>(value: T): T;
export function rewriteTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rewriteField(key, each)]),
  );
}

function rewriteField(key: string, value: unknown): unknown {
  // These texts have a maximum length.
  if (key === 'seo') return value;
  return isLanguage(key) && typeof value === 'string' ? rewrite(value, key) : rewriteTexts(value);
}

const isLanguage = (key: string): key is Language => Object.hasOwn(MORE, key);

/** Moves the last sentence to the front; a single sentence gets another one. */
function rewrite(text: string, language: Language): string {
  const ends = language === 'en' ? /(?<=[a-z]{3}[.]) (?=[A-Z])/ : /(?<=。)(?=\P{P})/u;
  if (text.length < SENTENCE[language] || !/[.。]$/.test(text)) return text;
  const space = language === 'en' ? ' ' : '';
  const [last = '', ...others] = text.split(ends).reverse();
  return [last, ...others.reverse(), ...(others.length > 0 ? [] : [MORE[language]])].join(space);
}
