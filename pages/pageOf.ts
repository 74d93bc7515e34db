import type { Parts } from '../locales/parts.ts';
import type { PageRequest } from './pageData.ts';

/** Content parts that are looked up by the path of their page. */
type PagePart = 'program' | 'project' | 'teamMember' | 'guide';

/**
 * The document of a page.
 *
 * @throws if there is none, since only paths from the content are rendered
 */
export function pageOf<Name extends PagePart>(
  { content, urlPathname }: PageRequest,
  name: Name,
): NonNullable<Parts[Name]> {
  const document = content.part(name, urlPathname);
  if (!document) throw new Error(`The content has no page at ${urlPathname}`);
  return document;
}
