import type { OPTIONAL_SCREENS } from '../locales/routes.ts';
import type { Selections } from '../locales/selections.ts';
import type { PageRequest } from './pageData.ts';

/** Selectors whose argument is the path of the page. */
type PageSelector = 'program' | 'project' | 'teamMember' | 'guide';

/** A site can lack these screens. */
type ScreenSelector = (typeof OPTIONAL_SCREENS)[number];

/**
 * The document of a page.
 *
 * @throws if there is none, since only paths from the content are rendered
 */
export function pageOf<Name extends PageSelector | ScreenSelector>(
  { content, urlPathname }: PageRequest,
  name: Name,
): NonNullable<Selections[Name]> {
  const document = content.select(name, urlPathname);
  if (!document) throw new Error(`The content has no page at ${urlPathname}`);
  return document;
}
