import type { Parts } from '../locales/parts.ts';
import type { PageRequest } from './pageData.ts';

/** Parts of the content that are found by the path of their page. */
type PagePart = 'program' | 'project' | 'teamMember' | 'guide';

/**
 * The document behind a page's address.
 *
 * @throws when there is none: only addresses of the content are rendered
 */
export function pageOf<Name extends PagePart>(
  { content, urlPathname }: PageRequest,
  name: Name,
): NonNullable<Parts[Name]> {
  const document = content.part(name, urlPathname);
  if (!document) throw new Error(`The content has no page at ${urlPathname}`);
  return document;
}
