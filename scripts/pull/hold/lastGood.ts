import * as v from 'valibot';
import { type GroupedCatalogue, indexCatalogue } from '../../../locales/catalogue.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { mapLocales } from '../../../locales/locale.ts';
import { SHARED_DOCUMENTS, SHARED_TYPES } from '../../../locales/routes.ts';
import { type FormerSite, SiteSchema } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { Page } from '../../../studio/compose/documentPages.ts';
import { type Kept, NOTHING_KEPT } from '../../../studio/compose/kept.ts';
import type { FormerContent } from '../../content/pulledContent.ts';

/**
 * The last good output of documents that are not fit to be published: their entries in the site and
 * their texts, both languages from one pull.
 *
 * @param broken ids of documents, and types of which the site has one
 * @param pages of the documents that are fit to be published
 */
export function lastGood(
  broken: ReadonlySet<string>,
  { site, catalogues }: FormerContent,
  pages: readonly Page[],
): Kept {
  const isBroken = ({ id }: { id: string }) => broken.has(id);
  const programs = site.programs.filter(isBroken);
  const paths = new Map([
    ...pages.map(({ document, path }) => [document._id, path] as const),
    ...programs.map(({ id, path }) => [id, path] as const),
  ]);
  const kept: Kept = {
    ...NOTHING_KEPT,
    ...(broken.has('siteSettings') && { contact: site.contact, filing: site.filing }),
    screens: screensOf(site, broken),
    programs,
    projects: projectsOf(site, paths).filter(isBroken),
    team: site.team.filter(isBroken),
    guides: site.guides.filter(isBroken),
    terms: site.terms.filter(isBroken),
    redirects: site.redirects.filter(({ by }) => by !== undefined && broken.has(by)),
  };
  const groups = [
    ...sharedGroups(broken),
    ...[...sitePages(kept), ...kept.terms].map(({ group }) => group),
  ];
  return {
    ...kept,
    texts: mapLocales((locale) => textsOf(indexCatalogue(catalogues[locale]), groups)),
  };
}

const screensOf = ({ screens }: FormerSite, broken: ReadonlySet<string>): Kept['screens'] =>
  v.parse(
    v.partial(SiteSchema.entries.screens),
    Object.fromEntries(Object.entries(screens).filter(([type]) => broken.has(type))),
  );

/** A project leads back to its programme: to where that is now, and without one it has no page. */
function projectsOf({ programs, projects }: FormerSite, paths: ReadonlyMap<string, string>) {
  const ids = new Map(programs.map(({ path, id }) => [path, id]));
  return projects.flatMap((project) => {
    const program = paths.get(ids.get(project.program) ?? '');
    return program === undefined ? [] : [{ ...project, program }];
  });
}

/** The bar is composed anew, see `navigation.ts`. */
const sharedGroups = (broken: ReadonlySet<string>): readonly string[] =>
  SHARED_TYPES.filter((type) => type !== 'navigation' && broken.has(type)).flatMap(
    (type) => SHARED_DOCUMENTS[type].groups,
  );

const textsOf = (catalogue: GroupedCatalogue, groups: readonly string[]): Catalogue =>
  Object.assign({}, ...groups.map((group) => catalogue.get(group)));
