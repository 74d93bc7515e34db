import { type IndexedContent, indexContent, type WholeContent } from './indexedContent.ts';
import type { Selections, SelectorName } from './selections.ts';
import { SELECTORS } from './selectors.ts';

/** The content as pages read it: by selector, so that the build knows what each page uses. */
export interface Content {
  /**
   * @param of the arguments of the selector
   * @throws if the catalogue has no such group, since the page would lack its text
   */
  select<Name extends SelectorName>(name: Name, ...of: readonly string[]): Selections[Name];
}

/** The selectors, typed so that the name determines the result type. */
const selectors: {
  readonly [Name in SelectorName]: (
    content: IndexedContent,
    of: string,
    ...more: readonly string[]
  ) => Selections[Name];
} = SELECTORS;

/** Wraps the content for access by selector. */
export function wrapContent(whole: WholeContent): Content {
  const content = indexContent(whole);
  return { select: (name, of = '', ...more) => selectors[name](content, of, ...more) };
}
