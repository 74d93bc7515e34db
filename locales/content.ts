import { FINDERS } from './findParts.ts';
import { type IndexedContent, indexContent, type WholeContent } from './indexedContent.ts';
import type { PartName, Parts } from './parts.ts';

/** The content as pages see it: by parts, so that it can be told what each page was made from. */
export interface Content {
  /**
   * @param of which one, see {@link Parts}
   * @throws when the catalogue has no such group: the page would lack its text
   */
  part<Name extends PartName>(name: Name, ...of: readonly string[]): Parts[Name];
}

/** The finder of each part, so typed that its name tells what it finds. */
const find: {
  readonly [Name in PartName]: (
    content: IndexedContent,
    of: string,
    ...more: readonly string[]
  ) => Parts[Name];
} = FINDERS;

/** Gives pages the parts of the content. */
export function contentOf(whole: WholeContent): Content {
  const content = indexContent(whole);
  return { part: (name, of = '', ...more) => find[name](content, of, ...more) };
}
