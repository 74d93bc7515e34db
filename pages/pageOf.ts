import type { Selections } from '../locales/selections.ts';
import type { PageRequest } from './pageData.ts';

/** Selectors whose argument is the path of the page. */
type PageSelector = 'program' | 'project' | 'teamMember' | 'guide';

/**
 * The document of a page.
 *
 * @throws if there is none, since only paths from the content are rendered
 */
export function pageOf<Name extends PageSelector>(
  { content, urlPathname }: PageRequest,
  name: Name,
): NonNullable<Selections[Name]> {
  const document = content.select(name, urlPathname);
  if (!document) throw new Error(`The content has no page at ${urlPathname}`);
  return document;
}
