import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder `locales/` of the site. */
const FOLDER = process.env.CONTENT ?? '../../../locales';

const read = (name: string) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));

export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

export const site = read('site.json');
const catalogues: Record<Locale, Record<string, string>> = {
  en: read('en.json'),
  zh: read('zh.json'),
};

export const textIn = (locale: Locale) => (key: string) => catalogues[locale][key] ?? '';

export const localPath = (address: string, locale: Locale) =>
  locale === 'en' ? address : `/zh${address === '/' ? '' : address}`;

/** Texts of a document by section: `overview`, `benefits`, ... */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly kind: 'heading' | 'text'; readonly text: string }[];
}

const HEADING = /(?:itle|question|duration|publisher|label)$/;
const LEFT_OUT = /\.(?:_key|_type|style|marks\.\d+|href|alt|caption|asOf|date|source)$/;
const NO_SECTIONS = new Set(['hero', 'seo', 'title', 'description', 'name', 'carousel', 'figures']);

/** Keys by document, grouped in one pass. */
const keysByGroup = new Map<string, string[]>();
for (const key of Object.keys(catalogues.en)) {
  const [first = '', second = ''] = key.split('.');
  for (const group of [first, `${first}.${second}`]) {
    const keys = keysByGroup.get(group) ?? [];
    keys.push(key);
    keysByGroup.set(group, keys);
  }
}

/** @param under part of the document, such as a tab */
export function sectionsOf(group: string, locale: Locale, under = ''): Section[] {
  const start = `${group}.${under}`;
  const sections = new Map<string, string[]>();
  for (const key of keysByGroup.get(group) ?? []) {
    if (!key.startsWith(start) || LEFT_OUT.test(key)) continue;
    const [id = ''] = key.slice(start.length).split('.');
    if (NO_SECTIONS.has(id)) continue;
    sections.set(id, [...(sections.get(id) ?? []), key]);
  }
  const t = textIn(locale);
  return Array.from(sections, ([id, keys]) => ({
    id: under.replace('.', '-') + id,
    title: t(`${start}${id}.title`) || t(`ui.${id}`) || t(`${group}.title`),
    items: keys
      .filter((key) => key !== `${start}${id}.title`)
      .map((key) => ({ kind: HEADING.test(key) ? 'heading' : 'text', text: t(key) })),
  }));
}
