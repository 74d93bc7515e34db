import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../locales/content.ts';
import { CommandError } from '../command/command.ts';

/** The bundled pages, loaded into this process. */
export interface LoadedPages {
  /** Digest of the code. */
  readonly code: string;
  /**
   * Renders a page to HTML.
   *
   * @throws the error that occurred during rendering
   */
  render(address: string, content: Content): Promise<string>;
}

/**
 * Loads the bundled pages, which takes longer than rendering a few of them.
 *
 * @param bundle the folder `dist/bundle`
 * @param loaded pages that this process has loaded before, if any
 * @throws {CommandError} when these have other code: a process can load only one bundle
 */
export async function loadPages(
  bundle: string,
  code: string,
  loaded?: LoadedPages,
): Promise<LoadedPages> {
  if (loaded?.code === code) return loaded;
  if (loaded)
    throw new CommandError(
      'The code has changed since this process was started: restart it to build',
    );
  // Must be set before React and Vike are loaded.
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
