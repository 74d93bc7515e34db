import { expect, test, vi } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { LOCALE_TITLES } from '../../../locales/locale.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';
import { chooseLanguage } from '../../../studio/words/language.ts';
import { say, sayIn, sayInBoth } from '../../../studio/words/say.ts';
import { translateSchema } from '../../../studio/words/translateSchema.ts';
import { CHINESE } from '../../../studio/words/zh/index.ts';

/** Titles and descriptions of the schema, as editors read them. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'select') return [];
    if (typeof inner === 'string') return /^(?:title|description)$/.test(name) ? [inner] : [];
    return wordsIn(inner);
  });
}

test('every title and description in the forms has a Chinese translation', () => {
  const names: ReadonlySet<string> = new Set(Object.values(LOCALE_TITLES));
  const chinese = translateSchema(schemaTypes, 'zh');
  const english = new Set(wordsIn(schemaTypes));
  const left = wordsIn(chinese).filter((words) => english.has(words) && !names.has(words));
  const sentences = [...new Set(left)].join('\n');
  expect(sentences, `write their Chinese in studio/words/zh:\n${sentences}`).toBe('');
  expect(wordsIn(chinese)).toHaveLength(wordsIn(schemaTypes).length);
  expect(JSON.stringify(chinese)).not.toContain('"title":"title.en"');
});

test('forms that are created in a Chinese Studio have the same Chinese', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => 'zh' });
  vi.resetModules();
  try {
    const inChinese = await import('../../../studio/schema/index.ts');
    expect(wordsIn(translateSchema(inChinese.schemaTypes, 'zh'))).toEqual(
      wordsIn(translateSchema(schemaTypes, 'zh')),
    );
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
});

test('a Chinese sentence has the same values', () => {
  const valuesOf = (words: string) => [...words.matchAll(/\[\w+\]|\{\{[\w, ]+\}\}/g)].flat().sort();
  const others = Object.entries(CHINESE).filter(
    ([english, chinese]) => valuesOf(english).join() !== valuesOf(chinese).join(),
  );
  expect(others).toEqual([]);
  expect(sayIn('zh', 'Until [day]', { day: '2026-12-01' })).toBe('2026-12-01 之前');
  expect(sayIn('en', 'Until [day]', { day: '2026-12-01' })).toBe('Until 2026-12-01');
});

test('translates the messages of a publish even if their rules ran long before thousands of others', () => {
  for (let length = 0; length < 11_000; length += 1)
    say('This has [length] characters: shorten it to [longest] or split it', {
      length,
      longest: 0,
    });
  const plain = Object.entries(CHINESE).filter(([english]) => !english.includes('['));
  expect(plain.map(([english]) => sayInBoth(english).zh)).toEqual(
    plain.map(([, chinese]) => chinese),
  );
});

test('commands use English, although Sanity imitates a window on a Chinese system', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { userAgent: 'Node.js/24', language: 'zh-CN' });
  vi.resetModules();
  const { STUDIO_LANGUAGE } = await import('../../../studio/words/language.ts');
  vi.unstubAllGlobals();
  expect(STUDIO_LANGUAGE).toBe('en');
});

test('the Studio speaks the language that the editor chose, otherwise that of the browser', () => {
  expect(chooseLanguage(null, 'zh-CN')).toBe('zh');
  expect(chooseLanguage(null, 'en-GB')).toBe('en');
  expect(chooseLanguage(null, 'fr')).toBe('en');
  expect(chooseLanguage('en', 'zh-CN')).toBe('en');
  expect(chooseLanguage('zh', 'en-US')).toBe('zh');
});
