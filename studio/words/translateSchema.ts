import { isRecord } from '../../locales/isRecord.ts';
import type { Locale } from '../../locales/locale.ts';
import { STUDIO_LANGUAGE } from './language.ts';
import { translate } from './say.ts';

/** The properties of types, fields, fieldsets and choices that editors read. */
const VISIBLE: ReadonlySet<string> = new Set(['title', 'description']);

/** Paths of previews, e.g. `title.en`. */
const PATHS = 'select';

/** Translates the schema's types into the language of the Studio; English types are unchanged. */
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
    return typeof inner === 'string' && VISIBLE.has(name)
      ? translate(inner, language)
      : inLanguage(inner, language);
  });
}

/** Functions and components are not translated. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  make: (value: unknown, name: string) => unknown,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));
