import { atOnce } from './atOnce.ts';
import { digest } from './digest.ts';
import { type Inputs, recordParts } from './inputs.ts';
import type { OutputFolder } from './outputs.ts';
import { pageFile } from './pages.ts';
import type { LoadedPages } from './render.ts';

/**
 * Keeps a page that is as the last build made it, from parts that have not changed.
 *
 * @returns whether it could be kept
 */
export function keepPage(address: string, inputs: Inputs, outputs: OutputFolder): boolean {
  const before = outputs.before(pageFile(address));
  if (!before?.parts?.every((part) => inputs.isSame(part))) return false;
  outputs.keep(pageFile(address), before);
  return true;
}

/** Renders pages, and notes what each was made from. */
export const renderPages = (
  addresses: readonly string[],
  inputs: Inputs,
  outputs: OutputFolder,
  pages: LoadedPages,
): Promise<void> =>
  atOnce(addresses, async (address) => {
    const { content, parts } = recordParts(inputs.content);
    const html = await pages.render(address, content);
    const origin = { digest: digest(html), parts: [...parts], assets: assetsIn(html) };
    await outputs.put(pageFile(address), origin, () => html);
  });

/** The bundled files that a page names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\bassets\/[^\s"'<>()]+/g))];
