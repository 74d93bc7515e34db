import path from 'node:path';
import { readContent } from '../../../locales/load.ts';
import type { Copy } from '../copy.ts';

/** A page of each kind: kind and path. */
export type Kinds = ReadonlyMap<string, string>;

/** @param copy its content determines the pages */
export function kindsIn({ root }: Copy): Kinds {
  const { screens, programs, projects, team } = readContent(path.join(root, 'locales')).site;
  const plain = programs.find(({ tracks }) => !tracks);
  const withTabs = programs.find(({ tracks }) => tracks);
  const withGallery = team.find(({ carousel }) => carousel.length > 0);
  const kinds = {
    home: screens.home,
    index: screens.citizenshipIndex,
    'index with lists that open': screens.usGreenCardIndex,
    programme: plain,
    'programme with tabs': withTabs,
    project: projects[0],
    'team member': withGallery,
    register: screens.compare,
    contact: screens.contact,
  };
  return new Map(
    Object.entries(kinds).flatMap(([kind, page]) => (page ? [[kind, page.path] as const] : [])),
  );
}
