import * as v from 'valibot';
import { Identity } from '../../queries/fragments.ts';
import type { DocumentType } from '../../queries/index.ts';
import { ProgramDocument } from '../../queries/program.ts';
import { ProjectDocument } from '../../queries/project.ts';
import {
  HomeDocument,
  IndexDocument,
  OtherProgramsDocument,
  ScreenDocument,
} from '../../queries/screens.ts';
import {
  NavigationDocument,
  RedirectDocument,
  SiteSettingsDocument,
} from '../../queries/settings.ts';
import { TeamMemberDocument } from '../../queries/teamMember.ts';

/** What a page needs of a document besides its words. */
const shapes = {
  program: ProgramDocument,
  project: ProjectDocument,
  teamMember: TeamMemberDocument,
  home: HomeDocument,
  about: ScreenDocument,
  contact: ScreenDocument,
  citizenshipIndex: IndexDocument,
  usGreenCardIndex: IndexDocument,
  residencyIndex: IndexDocument,
  otherPrograms: OtherProgramsDocument,
  navigation: NavigationDocument,
  siteSettings: SiteSettingsDocument,
  labels: Identity,
  redirect: RedirectDocument,
} as const satisfies Record<DocumentType, v.GenericSchema>;

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(shapes, type);

/** What a document has not yet, as the paths of fields; nothing when its page can be made. */
export const lackingIn = (document: { readonly _type: string }): string[][] =>
  issuesIn(document).map(({ path = [] }) => path.map(({ key }) => String(key)));

/** The issues of a document's shape. A type that the site does not know has none. */
export function issuesIn(document: { readonly _type: string }) {
  const { _type } = document;
  if (!isDocumentType(_type)) return [];
  const result = v.safeParse<v.GenericSchema>(shapes[_type], document);
  return result.issues ?? [];
}
