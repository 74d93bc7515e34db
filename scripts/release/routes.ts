import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';

/** Addresses of all pages that the content asks for, in every language. */
export const routesOf = ({ screens, programs, projects, team }: Site): string[] =>
  [...Object.values(screens), ...programs, ...projects, ...team].flatMap(({ path }) =>
    LOCALES.map((locale) => localPath(path, locale)),
  );
