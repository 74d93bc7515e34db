import type { Content } from '../../locales/content.ts';
import { digest } from '../disk/digest.ts';
import { withHeadingFace } from './headings/links.ts';
import { recordSelections } from './inputs.ts';
import type { Origin } from './outputs.ts';
import type { LoadedPages } from './render.ts';
import { searchIndexAt } from './search/indexes.ts';

/** A rendered page, or another file made from the content. */
export interface RenderedFile {
  readonly origin: Origin;
  readonly content: Uint8Array;
}

/** Makes pages and search indexes, and records the selections of the content that each was made from. */
export const createFileMaker =
  (pages: LoadedPages, content: Content) =>
  async (address: string): Promise<RenderedFile> => {
    const recorded = recordSelections(content);
    const isIndex = address.endsWith('.json');
    const text = isIndex
      ? searchIndexAt(address, recorded.content)
      : withHeadingFace(address, await pages.render(address, recorded.content));
    const made = { digest: digest(text), selections: [...recorded.selections] };
    const origin = isIndex ? made : { ...made, assets: assetsIn(text) };
    return { origin, content: Buffer.from(text) };
  };

/** The bundled files referenced by a page. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\bassets\/[^\s"'<>()]+/g))];
