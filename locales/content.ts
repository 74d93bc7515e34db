import { FINDERS } from './findParts.ts';
import { type IndexedContent, indexContent, type WholeContent } from './indexedContent.ts';
import type { PartName, Parts } from './parts.ts';

/** The content as pages read it: in parts, so that the build knows which ones each page uses. */
export interface Content {
  /**
   * @param of the arguments of the part's finder, see {@link Parts}
   * @throws if the catalogue has no such group, since the page would lack its text
   */
  part<Name extends PartName>(name: Name, ...of: readonly string[]): Parts[Name];
}

/** The finders, typed so that a part's name determines the result type. */
const find: {
  readonly [Name in PartName]: (
    content: IndexedContent,
    of: string,
    ...more: readonly string[]
  ) => Parts[Name];
} = FINDERS;

/** Wraps the content for access by part. */
export function contentOf(whole: WholeContent): Content {
  const content = indexContent(whole);
  return { part: (name, of = '', ...more) => find[name](content, of, ...more) };
}
