import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import type { PreviewValue } from 'sanity';
import { isRecord } from '../../../locales/isRecord.ts';
import { isLocale, LOCALE_TITLES } from '../../../locales/locale.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { familyTitle } from '../../schema/families.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say, translate } from '../../words/say.ts';
import { documentName, isNamed, type NamedType, readText } from '../words/documentName.ts';

/** The accent colour of a document, shown instead of a picture. */
const Swatch = ({ colour }: { readonly colour: string | undefined }) =>
  colour ? (
    <span style={{ display: 'block', width: '100%', height: '100%', background: colour }} />
  ) : (
    <ColorWheelIcon />
  );

/** Drafts may lack any field, or contain another type of value. */
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const addressOf = (slug: unknown) => (isRecord(slug) ? text(slug.current) : undefined);

/** The path of a screen, by its type. */
export const screenPath = (type: unknown) =>
  Object.entries(SCREEN_PATHS).find(([name]) => name === type)?.[1];

type Described = Partial<PreviewValue> & { readonly unnamed: string };

/** Subtitle, picture and, for a document without a name, the title. */
const DESCRIBED: Readonly<Record<NamedType, (document: Record<string, unknown>) => Described>> = {
  program: ({ slug, family, accent, listed }) => ({
    unnamed: say('New programme'),
    subtitle: joinDetails(
      familyTitle(family),
      addressOf(slug),
      listed === false && say('not listed'),
    ),
    media: <Swatch colour={text(accent)} />,
  }),
  project: ({ slug }) => ({ unnamed: say('New project'), subtitle: addressOf(slug) }),
  teamMember: ({ title }) => ({ unnamed: say('New team member'), subtitle: readText(title) }),
  guide: ({ slug }) => ({ unnamed: say('New guide'), subtitle: addressOf(slug) }),
  glossaryTerm: ({ term }) => ({
    unnamed: say('New term'),
    subtitle: isRecord(term) ? text(term[STUDIO_LANGUAGE === 'en' ? 'zh' : 'en']) : undefined,
  }),
  redirect: ({ titleOfTarget, nameOfTarget, typeOfTarget }) => {
    const page = readText(nameOfTarget) ?? readText(titleOfTarget) ?? screenPath(typeOfTarget);
    return { unnamed: say('New address'), subtitle: page && say('leads to [page]', { page }) };
  },
  claimRule: ({ language }) => ({
    unnamed: say('New watched words'),
    subtitle: isLocale(language) ? translate(LOCALE_TITLES[language]) : undefined,
  }),
  exchangeRates: ({ source }) => ({
    unnamed: say('New rates'),
    subtitle: isRecord(source) ? readText(source.title) : undefined,
  }),
};

/**
 * The title, subtitle and picture that identify a document.
 *
 * @returns `undefined` for singletons, which are identified by their type
 */
export function describeDocument(type: string, document: Record<string, unknown>) {
  if (!isNamed(type)) return undefined;
  const { unnamed, ...described } = DESCRIBED[type](document);
  return { title: documentName({ ...document, _type: type }) ?? unnamed, ...described };
}

/** Joins the parts of a line that are present. */
export const joinDetails = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
