import { CogIcon } from '@sanity/icons/Cog';
import { DocumentIcon } from '@sanity/icons/Document';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { MenuIcon } from '@sanity/icons/Menu';
import { ProjectsIcon } from '@sanity/icons/Projects';
import { StringIcon } from '@sanity/icons/String';
import { TransferIcon } from '@sanity/icons/Transfer';
import { UsersIcon } from '@sanity/icons/Users';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { type ComponentType, createElement } from 'react';
import type { DocumentDefinition, PreviewConfig, SchemaTypeDefinition } from 'sanity';
import type { schemaTypes } from '../../schema/index.ts';
import { CardIcon } from './CardIcon.tsx';
import { describeDocument, joinDetails, screenPath } from './describeDocument.tsx';
import { languageMark } from './languageMark.ts';

const ICONS: Readonly<Record<string, ComponentType>> = {
  program: EarthGlobeIcon,
  project: ProjectsIcon,
  teamMember: UsersIcon,
  redirect: TransferIcon,
  claimRule: WarningOutlineIcon,
  navigation: MenuIcon,
  siteSettings: CogIcon,
  labels: StringIcon,
};

/** Values shown in addition to a document's own fields: its picture, and what it refers to. */
const BESIDES: Readonly<Record<string, Record<string, string>>> = {
  project: { media: 'carousel.0' },
  teamMember: { media: 'photo' },
  redirect: {
    titleOfTarget: 'target.title',
    nameOfTarget: 'target.name',
    typeOfTarget: 'target._type',
  },
};

/**
 * Gives each document type its appearance in lists, in the search and in the menu of new documents:
 * icon, picture, and a mark if a language is missing. The schema itself has no components.
 */
export const withAppearance = (types: typeof schemaTypes): SchemaTypeDefinition[] =>
  types.map((type) => {
    if (type.type === 'document')
      return { ...type, icon: ICONS[type.name] ?? DocumentIcon, preview: previewOf(type) };
    if (type.name === 'benefit' && type.preview)
      return { ...type, preview: withIcon(type.preview) };
    return type;
  });

/** A card is recognised by its icon, as on the site. */
const withIcon = (preview: PreviewConfig): PreviewConfig => ({
  ...preview,
  prepare: (card) => ({
    ...preview.prepare?.(card),
    media: createElement(CardIcon, { kind: card.kind }),
  }),
});

/** Selects the whole document, because a text in any field may lack a language. */
const previewOf = ({ name, title, fields }: DocumentDefinition): PreviewConfig => ({
  select: {
    ...Object.fromEntries(fields.map((field) => [field.name, field.name])),
    ...BESIDES[name],
  },
  prepare: (document) => {
    const described = describeDocument(name, document) ?? { title, subtitle: screenPath(name) };
    const own = Object.fromEntries(fields.map((field) => [field.name, document[field.name]]));
    const subtitle = joinDetails(languageMark(own), described.subtitle);
    return { media: document.media, ...described, subtitle };
  },
});
