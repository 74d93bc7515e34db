import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../locales/content.ts';
import { CommandError } from '../command/command.ts';

/** The bundled pages, loaded into this process. */
export interface LoadedPages {
  /** Digest of the code that they were bundled from. */
  readonly code: string;
  /**
   * Renders a page to HTML.
   *
   * @throws the error for which it cannot be rendered from this content
   */
  render(address: string, content: Content): Promise<string>;
}

/**
 * Loads the bundled pages, which takes longer than to render a few of them.
 *
 * @param bundle the folder `dist/bundle`
 * @param loaded what this process has loaded before, if anything
 * @throws {CommandError} when that was other code: a process can load one bundle only
 */
export async function loadPages(
  bundle: string,
  code: string,
  loaded?: LoadedPages,
): Promise<LoadedPages> {
  if (loaded?.code === code) return loaded;
  if (loaded)
    throw new CommandError(
      'The code has changed since this process was started: start it again to build',
    );
  // React and Vike choose by it when they are loaded.
  process.env.NODE_ENV = 'production';
  const { renderPage } = await import('vike/server');
  await import(pathToFileURL(path.join(bundle, 'server', 'entry.mjs')).href);
  return {
    code,
    render: async (address, content) => {
      const page = await renderPage({ urlOriginal: address, content });
      if (page.httpResponse.statusCode === 200) return page.httpResponse.body;
      throw page.errorWhileRendering ?? new Error(`status ${page.httpResponse.statusCode}`);
    },
  };
}
