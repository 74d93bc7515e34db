import * as v from 'valibot';
import { FAMILY_PLACES, PROGRAM_FAMILIES, SCREEN_PATHS } from '../../locales/routes.ts';
import type { Document, Documents } from '../queries/documents.ts';

/** A document's page: its address without language, and its catalogue group. */
export interface Page {
  readonly document: Document;
  readonly path: string;
  readonly group: string;
}

const Slugged = v.object({ slug: v.object({ current: v.string() }) });
const Family = v.object({ family: v.picklist(PROGRAM_FAMILIES) });

/**
 * The page of every document that has one. Documents too broken for an address are left out: the
 * validation names them.
 */
export function pagesOf(documents: Documents): readonly Page[] {
  const screens = Object.entries(SCREEN_PATHS).flatMap(([type, path]) =>
    documents[type as keyof typeof SCREEN_PATHS].map((document) => ({
      document,
      path,
      group: type,
    })),
  );
  return [
    ...screens,
    ...documents.program.flatMap((document) => programPage(document)),
    ...documents.project.flatMap((document) => inFolder(document, '/projects', 'projects')),
    ...documents.teamMember.flatMap((document) => inFolder(document, '/team', 'team')),
  ];
}

function programPage(document: Document): Page[] {
  const parsed = v.safeParse(Family, document);
  if (!parsed.success) return [];
  const { folder, group } = FAMILY_PLACES[parsed.output.family];
  return inFolder(document, folder, group);
}

function inFolder(document: Document, folder: string, group: string): Page[] {
  const parsed = v.safeParse(Slugged, document);
  if (!parsed.success) return [];
  const slug = parsed.output.slug.current;
  return [{ document, path: `${folder}/${slug}`, group: `${group}.${slug}` }];
}
