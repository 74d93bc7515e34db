import { programQuery } from './program.ts';
import { projectQuery } from './project.ts';
import {
  aboutQuery,
  citizenshipIndexQuery,
  contactQuery,
  homeQuery,
  otherProgramsQuery,
  residencyIndexQuery,
  usGreenCardIndexQuery,
} from './screens.ts';
import { labelsQuery, navigationQuery, redirectQuery, siteSettingsQuery } from './settings.ts';
import { teamMemberQuery } from './teamMember.ts';

/** One query a document type. */
export const queries = {
  program: programQuery,
  project: projectQuery,
  teamMember: teamMemberQuery,
  home: homeQuery,
  about: aboutQuery,
  contact: contactQuery,
  citizenshipIndex: citizenshipIndexQuery,
  usGreenCardIndex: usGreenCardIndexQuery,
  residencyIndex: residencyIndexQuery,
  otherPrograms: otherProgramsQuery,
  navigation: navigationQuery,
  siteSettings: siteSettingsQuery,
  labels: labelsQuery,
  redirect: redirectQuery,
} as const;

export type DocumentType = keyof typeof queries;

/** All of them in one request, so that the answer is one state of the lake. */
export const everything = `{${Object.entries(queries)
  .map(([type, query]) => `"${type}": ${query}`)
  .join(',\n')}}`;
