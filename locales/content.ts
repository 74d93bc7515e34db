import { FINDERS } from './findParts.ts';
import { indexContent, type WholeContent } from './indexedContent.ts';
import type { PartName, Parts } from './parts.ts';

/** The content as pages see it: by parts, so that it can be told what each page was made from. */
export interface Content {
  /**
   * @param of which one, see {@link Parts}
   * @throws when the catalogue has no such group: the page would lack its text
   */
  part<Name extends PartName>(name: Name, ...of: readonly string[]): Parts[Name];
}

/** Gives pages the parts of the content. */
export function contentOf(whole: WholeContent): Content {
  const content = indexContent(whole);
  return { part: (name, of = '', ...more) => FINDERS[name](content, of, ...more) };
}
