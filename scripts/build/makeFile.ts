import type { Content } from '../../locales/content.ts';
import { digest } from '../disk/digest.ts';
import { fileAt } from '../web/addresses.ts';
import { type Effort, withTwins } from './compress.ts';
import { withHeadingFace } from './headings/links.ts';
import { recordParts } from './inputs.ts';
import type { Origin } from './outputs.ts';
import type { LoadedPages } from './render.ts';
import { searchIndexAt } from './search/indexes.ts';

/** A page that was rendered, or another file that is made from the content alone. */
export interface MadeFile {
  readonly origin: Origin;
  /** Its content, and that of its twins. */
  readonly contents: () => Promise<readonly Uint8Array[]>;
}

/** Makes the pages of some content and their search index, and notes what each was made from. */
export const fileMaker =
  (pages: LoadedPages, content: Content, effort: Effort) =>
  async (address: string): Promise<MadeFile> => {
    const recorded = recordParts(content);
    const isIndex = address.endsWith('.json');
    const text = isIndex
      ? searchIndexAt(address, recorded.content)
      : withHeadingFace(address, await pages.render(address, recorded.content));
    const made = { digest: digest(text), parts: [...recorded.parts] };
    return {
      origin: isIndex ? made : { ...made, assets: assetsIn(text) },
      contents: () => withTwins(fileAt(address), Buffer.from(text), effort),
    };
  };

/** The bundled files that a page names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\bassets\/[^\s"'<>()]+/g))];
