import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import type { PreviewValue } from 'sanity';
import * as v from 'valibot';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { familyTitle } from '../../schema/families.ts';

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

const English = optional(v.object({ en: optional(v.string()) }));
const Slug = optional(v.object({ current: optional(v.string()) }));

const Program = v.object({
  title: English,
  slug: Slug,
  family: optional(v.string()),
  accent: optional(v.string()),
  listed: optional(v.boolean()),
});

const Project = v.object({ title: English, slug: Slug });

const TeamMember = v.object({ name: English, title: English });

const Redirect = v.object({
  from: optional(v.string()),
  titleOfTarget: English,
  nameOfTarget: English,
  typeOfTarget: optional(v.string()),
});

const ClaimRule = v.object({
  words: optional(v.array(v.string())),
  language: optional(v.picklist(LOCALES)),
});

export const describeProgram: Describe = (document) => {
  const { title, slug, family, accent, listed } = v.parse(Program, document);
  return {
    title: title?.en ?? 'New programme',
    subtitle: joined(familyTitle(family), slug?.current, listed === false && 'not listed'),
    media: <Swatch colour={accent} />,
  };
};

export const describeProject: Describe = (document) => {
  const { title, slug } = v.parse(Project, document);
  return { title: title?.en ?? 'New project', subtitle: slug?.current };
};

export const describeTeamMember: Describe = (document) => {
  const { name, title } = v.parse(TeamMember, document);
  return { title: name?.en ?? 'New team member', subtitle: title?.en };
};

export const describeRedirect: Describe = (document) => {
  const { from, titleOfTarget, nameOfTarget, typeOfTarget } = v.parse(Redirect, document);
  const target = nameOfTarget?.en ?? titleOfTarget?.en ?? typeOfTarget;
  return { title: from ?? 'New address', subtitle: target && `leads to ${target}` };
};

export const describeClaimRule: Describe = (document) => {
  const { words, language } = v.parse(ClaimRule, document);
  return {
    title: words?.join(', ') || 'New watched words',
    subtitle: language && LOCALE_TITLES[language],
  };
};

/** Parts of a line, those that there are. */
export const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
