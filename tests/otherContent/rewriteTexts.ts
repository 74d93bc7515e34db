/** What a single sentence says besides, in both languages. */
const MORE = { en: 'Ask us.', zh: '欢迎垂询。' } as const;

/** From this length on a text is a sentence, not a label: characters. */
const SENTENCE = { en: 40, zh: 16 } as const;

type Language = keyof typeof MORE;

/** Rewrites every sentence of a document, figures and links kept. */
export function rewriteTexts<T>(value: T): T;
export function rewriteTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rewriteField(key, each)]),
  );
}

function rewriteField(key: string, value: unknown): unknown {
  // Search engines show so much and no more.
  if (key === 'seo') return value;
  return isLanguage(key) && typeof value === 'string' ? rewrite(value, key) : rewriteTexts(value);
}

const isLanguage = (key: string): key is Language => Object.hasOwn(MORE, key);

/** The last sentence comes first; what is one sentence gets another. */
function rewrite(text: string, language: Language): string {
  const ends = language === 'en' ? /(?<=[a-z]{3}[.]) (?=[A-Z])/ : /(?<=。)(?=\P{P})/u;
  if (text.length < SENTENCE[language] || !/[.。]$/.test(text)) return text;
  const space = language === 'en' ? ' ' : '';
  const [last = '', ...others] = text.split(ends).reverse();
  return [last, ...others.reverse(), ...(others.length > 0 ? [] : [MORE[language]])].join(space);
}
