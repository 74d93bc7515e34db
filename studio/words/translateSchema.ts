import { isRecord } from '../../locales/isRecord.ts';
import type { Locale } from '../../locales/locale.ts';
import { STUDIO_LANGUAGE } from './language.ts';
import { translate } from './say.ts';

/** What an editor reads of a type, a field, a part of the form or a choice. */
const READ: ReadonlySet<string> = new Set(['title', 'description']);

/** Where previews find words, e.g. `title.en`. */
const PATHS = 'select';

/**
 * Types of the schema with their words in the language of the Studio; in English they are as they
 * are written.
 */
export function translateSchema<Types>(types: Types, language: Locale = STUDIO_LANGUAGE): Types {
  return language === 'en' ? types : (inLanguage(types, language) as Types);
}

function inLanguage(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (!isPlain(value)) return value;
  return mapValues(value, (inner, name) => {
    if (name === PATHS && isPlain(inner))
      return mapValues(inner, (path) =>
        typeof path === 'string' ? path.replace(/\.en$/, `.${language}`) : path,
      );
    return typeof inner === 'string' && READ.has(name)
      ? translate(inner, language)
      : inLanguage(inner, language);
  });
}

/** Functions and components are the same in any language. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  make: (value: unknown, name: string) => unknown,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));
