import type { GroupedCatalogue } from './catalogue.ts';
import type { Localized } from './locale.ts';
import type { Site } from './site.ts';

/** The whole content: written by the pull, or composed from drafts. */
export interface WholeContent {
  readonly catalogues: Localized<GroupedCatalogue>;
  readonly site: Site;
}

/** The content with indexes for the selectors. */
export type IndexedContent = ReturnType<typeof indexContent>;

/** Builds the indexes. */
export const indexContent = ({ catalogues, site }: WholeContent) => ({
  catalogues,
  site,
  programs: byPath(site.programs),
  projects: byPath(site.projects),
  team: byPath(site.team),
  guides: byPath(site.guides),
  programsOf: Map.groupBy(site.programs, ({ family }): string => family),
  projectsOf: Map.groupBy(site.projects, ({ program }) => program),
  countries: Map.groupBy(site.programs, ({ country }) => country),
});

const byPath = <T extends { readonly path: string }>(documents: readonly T[]) =>
  new Map(documents.map((document) => [document.path, document]));
