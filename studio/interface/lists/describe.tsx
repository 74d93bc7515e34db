import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import type { PreviewValue } from 'sanity';
import { isRecord } from '../../../locales/isRecord.ts';
import { isLocale, LOCALE_TITLES } from '../../../locales/locale.ts';
import { familyTitle } from '../../schema/families.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { listed } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';

/** The accent colour of a document, in place of a picture. */
const Swatch = ({ colour }: { readonly colour: string | undefined }) =>
  colour ? (
    <span style={{ display: 'block', width: '100%', height: '100%', background: colour }} />
  ) : (
    <ColorWheelIcon />
  );

/** Drafts may lack any field, or hold something else there. */
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** In the language of the Studio, else in English. */
const read = (words: unknown) =>
  isRecord(words) ? (text(words[STUDIO_LANGUAGE]) ?? text(words.en)) : undefined;

const addressOf = (slug: unknown) => (isRecord(slug) ? text(slug.current) : undefined);

/**
 * Says in a line or two, with a picture, which document of a type this is. What is not here is known
 * by its type.
 */
export const DESCRIBED: Readonly<
  Record<string, (document: Record<string, unknown>) => PreviewValue>
> = {
  program: ({ title, slug, family, accent, listed }) => ({
    title: read(title) ?? say('New programme'),
    subtitle: joined(familyTitle(family), addressOf(slug), listed === false && say('not listed')),
    media: <Swatch colour={text(accent)} />,
  }),
  project: ({ title, slug }) => ({
    title: read(title) ?? say('New project'),
    subtitle: addressOf(slug),
  }),
  teamMember: ({ name, title }) => ({
    title: read(name) ?? say('New team member'),
    subtitle: read(title),
  }),
  redirect: ({ from, titleOfTarget, nameOfTarget, typeOfTarget }) => {
    const page = read(nameOfTarget) ?? read(titleOfTarget) ?? text(typeOfTarget);
    return {
      title: text(from) ?? say('New address'),
      subtitle: page && say('leads to [page]', { page }),
    };
  },
  claimRule: ({ words, language }) => ({
    title: (Array.isArray(words) && listed(words)) || say('New watched words'),
    subtitle: isLocale(language) ? LOCALE_TITLES[language] : undefined,
  }),
};

/** Parts of a line, those that there are. */
export const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
