import * as v from 'valibot';
import { type GroupedCatalogue, indexCatalogue } from '../../../locales/catalogue.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { mapLocales } from '../../../locales/locale.ts';
import { SHARED_DOCUMENTS, SHARED_TYPES } from '../../../locales/routes.ts';
import { type FormerSite, SiteSchema } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { Page } from '../../../studio/compose/documentPages.ts';
import {
  type KeptContent,
  NO_KEPT_CONTENT,
  pathsById,
} from '../../../studio/compose/keptContent.ts';
import type { FormerContent } from '../../content/pulledContent.ts';

/**
 * The last good output of invalid documents: their entries in the site and their texts, with both
 * languages from the same pull.
 *
 * @param invalid ids of documents, or types of singletons
 * @param pages of the valid documents
 */
export function findLastGoodContent(
  invalid: ReadonlySet<string>,
  { site, catalogues }: FormerContent,
  pages: readonly Page[],
): KeptContent {
  const isInvalid = ({ id }: { id: string }) => invalid.has(id);
  const programs = site.programs.filter(isInvalid);
  const paths = pathsById(pages, { ...NO_KEPT_CONTENT, programs });
  const kept: KeptContent = {
    ...NO_KEPT_CONTENT,
    ...(invalid.has('siteSettings') && { contact: site.contact, filing: site.filing }),
    screens: screensOf(site, invalid),
    programs,
    projects: projectsOf(site, paths).filter(isInvalid),
    team: site.team.filter(isInvalid),
    guides: site.guides.filter(isInvalid),
    terms: site.terms.filter(isInvalid),
    redirects: site.redirects.filter(({ by }) => by !== undefined && invalid.has(by)),
  };
  const groups = [
    ...sharedGroups(invalid),
    ...[...sitePages(kept), ...kept.terms].map(({ group }) => group),
  ];
  return {
    ...kept,
    texts: mapLocales((locale) => textsOf(indexCatalogue(catalogues[locale]), groups)),
  };
}

const screensOf = ({ screens }: FormerSite, invalid: ReadonlySet<string>): KeptContent['screens'] =>
  v.parse(
    v.partial(SiteSchema.entries.screens),
    Object.fromEntries(Object.entries(screens).filter(([type]) => invalid.has(type))),
  );

/** Updates the link of each project to its programme; a project without a programme has no page. */
function projectsOf({ programs, projects }: FormerSite, paths: ReadonlyMap<string, string>) {
  const ids = new Map(programs.map(({ path, id }) => [path, id]));
  return projects.flatMap((project) => {
    const program = paths.get(ids.get(project.program) ?? '');
    return program === undefined ? [] : [{ ...project, program }];
  });
}

/** The navigation is composed again, see `navigation.ts`. */
const sharedGroups = (invalid: ReadonlySet<string>): readonly string[] =>
  SHARED_TYPES.filter((type) => type !== 'navigation' && invalid.has(type)).flatMap(
    (type) => SHARED_DOCUMENTS[type].groups,
  );

const textsOf = (catalogue: GroupedCatalogue, groups: readonly string[]): Catalogue =>
  Object.assign({}, ...groups.map((group) => catalogue.get(group)));
