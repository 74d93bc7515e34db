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
 * languages from the same pull. References to pages that have moved follow them.
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
  const team = site.team.filter(isInvalid);
  const guides = site.guides.filter(isInvalid);
  const paths = pathsById(pages, { ...NO_KEPT_CONTENT, programs, team, guides });
  const ids = new Map(sitePages(site).map(({ path, id }) => [path, id]));
  const present = (path: string | null) => paths.get(ids.get(path ?? '') ?? '');
  const { compare, ...screens } = screensOf(site, invalid);
  const kept: KeptContent = {
    ...NO_KEPT_CONTENT,
    ...(invalid.has('siteSettings') && { contact: site.contact, filing: site.filing }),
    screens: {
      ...screens,
      ...(compare && {
        compare: { ...compare, moneyGuide: present(compare.moneyGuide) ?? null },
      }),
    },
    programs: programs.map(({ topics, neighbours, ...program }) => ({
      ...program,
      topics: { ...topics, attorney: present(topics.attorney) ?? null },
      neighbours: neighbours.flatMap((path) => present(path) ?? []),
    })),
    // A project without a programme has no page.
    projects: site.projects.filter(isInvalid).flatMap((project) => {
      const program = present(project.program);
      return program === undefined ? [] : [{ ...project, program }];
    }),
    team,
    guides: guides.map((guide) => ({ ...guide, author: present(guide.author) ?? guide.author })),
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

/** The navigation is composed again, see `navigation.ts`. */
const sharedGroups = (invalid: ReadonlySet<string>): readonly string[] =>
  SHARED_TYPES.filter((type) => type !== 'navigation' && invalid.has(type)).flatMap(
    (type) => SHARED_DOCUMENTS[type].groups,
  );

const textsOf = (catalogue: GroupedCatalogue, groups: readonly string[]): Catalogue =>
  Object.assign({}, ...groups.map((group) => catalogue.get(group)));
