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
import { withContent } from './contentLock.ts';
import { CONTENT_FILES, type PulledContent } from './pulledContent.ts';

/** What a pull wrote, as bytes and opened. */
interface Pulled {
  readonly bytes: ContentBytes;
  readonly files: ContentFiles;
}

/** A file of the content is not what a pull writes. */
class BrokenContent extends CommandError {
  override readonly name = 'BrokenContent';
}

/**
 * Reads the pulled content of a checkout, all of one generation.
 *
 * @param root of the checkout
 * @throws {CommandError} when a pull is running, or a file is not what a pull writes
 */
export const readPulled = (root: string): Promise<Pulled> =>
  withContent(root, `A pull is running in ${root}: wait for it to end`, () => {
    const locales = path.join(root, 'locales');
    try {
      const bytes = readBytes(locales);
      return { bytes, files: openContent(bytes) };
    } catch (error) {
      throw explainContent(locales, error);
    }
  });

/**
 * The same, its catalogues as whole texts.
 *
 * @throws as {@link readPulled}
 */
export async function readPulledContent(root: string): Promise<PulledContent> {
  const { bytes, files } = await readPulled(root);
  const read = (file: Uint8Array) => JSON.parse(new TextDecoder().decode(file));
  return {
    site: files.site,
    catalogues: mapLocales((locale) => v.parse(CatalogueSchema, read(bytes.catalogues[locale]))),
  };
}

/**
 * Says which of the pulled files is broken, if one is; other failures stay what they are. Texts are
 * parsed when a page asks for them, so that a failure may come long after the files were read.
 *
 * @param locales the folder `locales`
 * @returns an error to throw
 */
export function explainContent(locales: string, error: unknown): unknown {
  if (error instanceof BrokenContent) return error;
  for (const name of CONTENT_FILES) {
    const file = path.join(locales, name);
    const fault = faultOf(file);
    if (fault) return new BrokenContent(`${file} ${fault}`, { cause: error });
  }
  if (error instanceof Error && error.name === 'ValiError')
    return new BrokenContent(
      `${locales} holds files of another version of the pull: run npm run pull`,
      { cause: error },
    );
  return error;
}

function faultOf(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (/^(?:<{7}|={7}|>{7})(?: |$)/m.test(text))
      return 'holds both sides of a merge: take one of them from Git, then run npm run pull';
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError)
      return 'is cut off or was edited by hand, so it is not valid JSON: run npm run pull';
    const code = failureCode(error);
    if (code === 'ENOENT') return 'is not there: run npm run pull';
    if (code === 'EISDIR') return 'is a folder: remove it, then run npm run pull';
    return undefined;
  }
}
