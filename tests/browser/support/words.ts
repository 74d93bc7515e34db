import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Catalogue = v.record(v.string(), v.string());

const read = (locale: string) =>
  v.parse(Catalogue, JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')));

const CATALOGUES = { en: read('en'), zh: read('zh') };

/**
 * A text as the page shows it, so that editors may reword it and no test fails.
 *
 * @param values for its `{{placeholders}}`
 * @throws when the catalogue has no such key
 */
export function word(
  locale: 'en' | 'zh',
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = CATALOGUES[locale][key];
  if (text === undefined) throw new Error(`locales/${locale}.json has no key ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
