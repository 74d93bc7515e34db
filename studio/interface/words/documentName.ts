import { isRecord } from '../../../locales/isRecord.ts';
import { otherLocale } from '../../../locales/locale.ts';
import type { DocumentType, SCREEN_TYPES, SHARED_TYPES } from '../../../locales/routes.ts';
import { familyTitle } from '../../schema/families.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { joinList } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';

/** The types with many documents; a singleton is identified by its type. */
export type NamedType = Exclude<
  DocumentType,
  (typeof SCREEN_TYPES)[number] | (typeof SHARED_TYPES)[number]
>;

type Fields = Readonly<Record<string, unknown>>;

const NAMES: Readonly<Record<NamedType, (fields: Fields) => string | undefined>> = {
  program: ({ title }) => readText(title),
  project: ({ title }) => readText(title),
  teamMember: ({ name }) => readText(name),
  guide: ({ title }) => readText(title),
  glossaryTerm: ({ term }) => readText(term),
  redirect: ({ from }) => nonBlank(from),
  claimRule: ({ words }) => (Array.isArray(words) ? nonBlank(joinList(words)) : undefined),
  exchangeRates: ({ day }) =>
    nonBlank(day) === undefined ? undefined : say('Rates of [day]', { day: String(day) }),
};

/**
 * The name of a document for editors: people have names, pages have titles.
 *
 * @returns `undefined` if it has none, as for singletons
 */
export const documentName = (document: Fields & { readonly _type?: unknown }) =>
  isNamed(document._type) ? NAMES[document._type](document) : undefined;

/** The name of a document, with the family of a programme: a country has several programmes. */
export function distinctName(document: Fields & { readonly _type?: unknown }) {
  const name = documentName(document);
  return name !== undefined && document._type === 'program'
    ? `${name} · ${familyTitle(document.family)}`
    : name;
}

/** Whether documents of a type have their own names. */
export const isNamed = (type: unknown): type is NamedType =>
  typeof type === 'string' && Object.hasOwn(NAMES, type);

/** A text in the language of the Studio, otherwise in the other one; drafts may lack either. */
export const readText = (words: unknown): string | undefined =>
  isRecord(words)
    ? (nonBlank(words[STUDIO_LANGUAGE]) ?? nonBlank(words[otherLocale(STUDIO_LANGUAGE)]))
    : undefined;

const nonBlank = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
