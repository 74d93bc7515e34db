import { atOnce } from './atOnce.ts';
import { digest } from './digest.ts';
import { type Inputs, recordParts } from './inputs.ts';
import type { OutputFolder } from './outputs.ts';
import { pageFile } from './pages.ts';
import type { LoadedPages } from './render.ts';

/**
 * Renders the pages that are not there yet, and those made from parts that have changed.
 *
 * @param load is called when there is a page to render
 * @returns the addresses of the pages rendered
 */
export async function renderPages(
  addresses: readonly string[],
  inputs: Inputs,
  outputs: OutputFolder,
  load: () => Promise<LoadedPages>,
): Promise<string[]> {
  const outdated = addresses.filter((address) => !keepPage(pageFile(address), inputs, outputs));
  if (outdated.length === 0) return [];
  const pages = await load();
  await atOnce(outdated, async (address) => {
    const { content, parts } = recordParts(inputs.content);
    const html = await pages.render(address, content);
    const output = { digest: digest(html), parts: [...parts], assets: assetsIn(html) };
    await outputs.put(pageFile(address), output, () => html);
  });
  return outdated;
}

function keepPage(file: string, inputs: Inputs, outputs: OutputFolder): boolean {
  const before = outputs.before(file);
  if (!before?.parts?.every((part) => inputs.isSame(part))) return false;
  outputs.keep(file, before);
  return true;
}

/** The bundled files that a page names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\bassets\/[\w./-]+/g))];
