import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import type { PreviewValue } from 'sanity';
import * as v from 'valibot';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
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

/** Says in a line or two, with a picture, which document this is; drafts may lack any field. */
export type Describe = (document: Record<string, unknown>) => PreviewValue;

const optional = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);

const Words = optional(v.object({ en: optional(v.string()), zh: optional(v.string()) }));

/** In the language of the Studio, else in English. */
const read = (words: v.InferOutput<typeof Words>) => words?.[STUDIO_LANGUAGE] || words?.en;
const Slug = optional(v.object({ current: optional(v.string()) }));

const Program = v.object({
  title: Words,
  slug: Slug,
  family: optional(v.string()),
  accent: optional(v.string()),
  listed: optional(v.boolean()),
});

const Project = v.object({ title: Words, slug: Slug });

const TeamMember = v.object({ name: Words, title: Words });

const Redirect = v.object({
  from: optional(v.string()),
  titleOfTarget: Words,
  nameOfTarget: Words,
  typeOfTarget: optional(v.string()),
});

const ClaimRule = v.object({
  words: optional(v.array(v.string())),
  language: optional(v.picklist(LOCALES)),
});

export const describeProgram: Describe = (document) => {
  const { title, slug, family, accent, listed } = v.parse(Program, document);
  return {
    title: read(title) ?? say('New programme'),
    subtitle: joined(familyTitle(family), slug?.current, listed === false && say('not listed')),
    media: <Swatch colour={accent} />,
  };
};

export const describeProject: Describe = (document) => {
  const { title, slug } = v.parse(Project, document);
  return { title: read(title) ?? say('New project'), subtitle: slug?.current };
};

export const describeTeamMember: Describe = (document) => {
  const { name, title } = v.parse(TeamMember, document);
  return { title: read(name) ?? say('New team member'), subtitle: read(title) };
};

export const describeRedirect: Describe = (document) => {
  const { from, titleOfTarget, nameOfTarget, typeOfTarget } = v.parse(Redirect, document);
  const target = read(nameOfTarget) ?? read(titleOfTarget) ?? typeOfTarget;
  return {
    title: from ?? say('New address'),
    subtitle: target && say('leads to [page]', { page: target }),
  };
};

export const describeClaimRule: Describe = (document) => {
  const { words, language } = v.parse(ClaimRule, document);
  return {
    title: (words && listed(words)) || say('New watched words'),
    subtitle: language && LOCALE_TITLES[language],
  };
};

/** Parts of a line, those that there are. */
export const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
