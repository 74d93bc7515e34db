import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CatalogueSchema } from '../../locales/catalogue.ts';
import {
  type ContentBytes,
  type ContentFiles,
  openContent,
  readBytes,
} from '../../locales/load.ts';
import { mapLocales } from '../../locales/locale.ts';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { withContentLock } from './generation.ts';
import { CONTENT_FILES, type PulledContent } from './pulledContent.ts';

/** Pulled content, as bytes and parsed on demand. */
export interface OpenedContent {
  readonly bytes: ContentBytes;
  readonly files: ContentFiles;
}

/**
 * Opens the pulled content of a checkout, all from the same generation.
 *
 * @param root of the checkout
 * @throws {CommandError} when a pull is running, or a file is invalid
 */
export const openPulledContent = (root: string): Promise<OpenedContent> =>
  withContentLock(root, `A pull is running in ${root}: wait until it has finished`, () => {
    const locales = path.join(root, 'locales');
    try {
      const bytes = readBytes(locales);
      return { bytes, files: openContent(bytes) };
    } catch (error) {
      throw explainContentError(locales, error);
    }
  });

/**
 * The same, with fully parsed catalogues.
 *
 * @throws as {@link openPulledContent}
 */
export async function readPulledContent(root: string): Promise<PulledContent> {
  const { bytes, files } = await openPulledContent(root);
  const read = (file: Uint8Array) => JSON.parse(new TextDecoder().decode(file));
  return {
    site: files.site,
    catalogues: mapLocales((locale) => v.parse(CatalogueSchema, read(bytes.catalogues[locale]))),
  };
}

/**
 * Explains an error caused by an invalid or unreadable content file; returns others unchanged. Texts are
 * parsed lazily, so such an error may occur long after the files were read.
 *
 * @param locales the folder `locales`
 * @returns the error to throw
 */
export function explainContentError(locales: string, error: unknown): unknown {
  for (const name of CONTENT_FILES) {
    const file = path.join(locales, name);
    const fault = findFault(file);
    if (fault) return new CommandError(`${file} ${fault}`, { cause: error });
  }
  if (error instanceof Error && error.name === 'ValiError')
    return new CommandError(
      `${locales} contains files written by another version: run npm run pull`,
      { cause: error },
    );
  return explainDiskFailure(error);
}

function findFault(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (/^(?:<{7}|={7}|>{7})(?: |$)/m.test(text))
      return 'contains merge conflict markers: restore one side from Git, then run npm run pull';
    const isEmpty = Object.keys(JSON.parse(text) ?? {}).length === 0;
    return isEmpty ? 'is empty: run npm run pull' : undefined;
  } catch (error) {
    if (error instanceof SyntaxError)
      return 'is not valid JSON, because it was truncated or edited by hand: run npm run pull';
    const code = failureCode(error);
    if (code === 'ENOENT') return 'does not exist: run npm run pull';
    if (code === 'EISDIR') return 'is a folder: remove it, then run npm run pull';
    return undefined;
  }
}
