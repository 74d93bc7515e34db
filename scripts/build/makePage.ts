import type { Content } from '../../locales/content.ts';
import { type Effort, withTwins } from './compress.ts';
import { digest } from './digest.ts';
import { withHeadingFace } from './headings/links.ts';
import { recordParts } from './inputs.ts';
import type { Origin } from './outputs.ts';
import { pageFile } from './pageUrls.ts';
import type { LoadedPages } from './render.ts';

/** A page that was rendered. */
export interface MadePage {
  readonly origin: Origin;
  /** Its file's content, and that of its twins. */
  readonly contents: () => Promise<readonly Uint8Array[]>;
}

/** Renders pages of some content, and notes what each was made from. */
export const pageMaker =
  (pages: LoadedPages, content: Content, effort: Effort) =>
  async (address: string): Promise<MadePage> => {
    const recorded = recordParts(content);
    const html = withHeadingFace(address, await pages.render(address, recorded.content));
    return {
      origin: { digest: digest(html), parts: [...recorded.parts], assets: assetsIn(html) },
      contents: () => withTwins(pageFile(address), Buffer.from(html), effort),
    };
  };

/** The bundled files that a page names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\bassets\/[^\s"'<>()]+/g))];
