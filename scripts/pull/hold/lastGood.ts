import { type GroupedCatalogue, indexCatalogue } from '../../../locales/catalogue.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { mapLocales } from '../../../locales/locale.ts';
import type { ScreenType } from '../../../locales/routes.ts';
import type { Site } from '../../../locales/site.ts';
import { type Kept, keptPages, NOTHING_KEPT } from '../../../studio/compose/kept.ts';
import type { Page } from '../../../studio/compose/pages.ts';
import type { Former } from './former.ts';

/**
 * The last good output of documents that are not fit to be published: their entries in the site and
 * their texts, both languages from one pull.
 *
 * @param broken ids of documents, and types of which the site has one
 * @param pages of the documents that are fit to be published
 */
export function lastGood(
  broken: ReadonlySet<string>,
  { site, catalogues }: Former,
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
    ...(broken.has('siteSettings') && { contact: site.contact }),
    screens: screensOf(site, broken),
    programs,
    projects: projectsOf(site, paths).filter(isBroken),
    team: site.team.filter(isBroken),
  };
  const groups = [...settingsGroups(broken), ...keptPages(kept).map(({ group }) => group)];
  return {
    ...kept,
    texts: mapLocales((locale) => textsOf(indexCatalogue(catalogues[locale]), groups)),
  };
}

function screensOf({ screens }: Site, broken: ReadonlySet<string>): Kept['screens'] {
  const keep = <T>(type: ScreenType, screen: T) => (broken.has(type) ? screen : undefined);
  return {
    home: keep('home', screens.home),
    about: keep('about', screens.about),
    contact: keep('contact', screens.contact),
    citizenshipIndex: keep('citizenshipIndex', screens.citizenshipIndex),
    usGreenCardIndex: keep('usGreenCardIndex', screens.usGreenCardIndex),
    residencyIndex: keep('residencyIndex', screens.residencyIndex),
    otherPrograms: keep('otherPrograms', screens.otherPrograms),
  };
}

/** A project leads back to its programme: to where that is now, and without one it has no page. */
function projectsOf({ programs, projects }: Site, paths: ReadonlyMap<string, string>) {
  const ids = new Map(programs.map(({ path, id }) => [path, id]));
  return projects.flatMap((project) => {
    const program = paths.get(ids.get(project.program) ?? '');
    return program === undefined ? [] : [{ ...project, program }];
  });
}

const settingsGroups = (broken: ReadonlySet<string>) => [
  ...(broken.has('siteSettings') ? ['site'] : []),
  ...(broken.has('labels') ? ['ui', 'errors'] : []),
];

const textsOf = (catalogue: GroupedCatalogue, groups: readonly string[]): Catalogue =>
  Object.assign({}, ...groups.map((group) => catalogue.get(group)));
