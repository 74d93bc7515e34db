import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Localized } from '../../locales/locale.ts';
import { digest } from '../disk/digest.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';

/** Digests by name. */
type Digests = Readonly<Record<string, string>>;

/** A file in `dist/client`. */
export interface Output {
  /** Digest of its content, or stamp of the original for copies. */
  readonly digest: string;
  /** Stamps of the file and its compressed variants, which change when a file is written. */
  readonly stamps: readonly string[];
  /** The selections of the content that the file was made from. */
  readonly selections?: readonly string[] | undefined;
  /** The bundled files that a page references. */
  readonly assets?: readonly string[] | undefined;
}

/** The output of the last build and its inputs. */
export interface Manifest {
  /** Digests of the catalogue groups. */
  readonly groups: Localized<Digests>;
  /** Digests of the selections that pages were made from. */
  readonly selections: ReadonlyMap<string, string>;
  /** Outputs by file. */
  readonly outputs: ReadonlyMap<string, Output>;
}

/** The second line of the file. Selections and assets are shared by many pages, so each is listed once. */
interface Body {
  readonly groups: Manifest['groups'];
  readonly selections: readonly string[];
  /** Digests of the selections, in the same order. */
  readonly digests: readonly string[];
  readonly assets: readonly string[];
  readonly outputs: Readonly<Record<string, EncodedOutput>>;
}

/** Refers to selections and assets by their index. */
interface EncodedOutput extends Pick<Output, 'digest' | 'stamps'> {
  readonly selections?: readonly number[] | undefined;
  readonly assets?: readonly number[] | undefined;
}

/** The first line of the file, with a digest of the second. */
const Head = v.object({ code: v.string(), digest: v.string() });

/**
 * Reads the manifest of the last build. Its shape is not validated: it was written by the same code,
 * and its digest ensures that it is complete.
 *
 * @param code digest of the code, with the compression effort
 * @returns `undefined` if the manifest is missing, damaged or was written by other code
 */
export function readManifest(file: string, code: string): Manifest | undefined {
  try {
    const [first = '', body = ''] = readFileSync(file, 'utf8').split('\n');
    const head = v.parse(Head, JSON.parse(first));
    return head.code === code && head.digest === digest(body)
      ? decode(JSON.parse(body))
      : undefined;
  } catch {
    return undefined;
  }
}

/** The inputs of a build. */
interface Sources {
  readonly groups: Manifest['groups'];
  digestOf(selection: string): string;
}

/** Writes the manifest of a build. */
export async function writeManifest(
  file: string,
  code: string,
  sources: Sources,
  entries: Manifest['outputs'],
): Promise<void> {
  const body = JSON.stringify(encode(sources, entries));
  const head: v.InferOutput<typeof Head> = { code, digest: digest(body) };
  await writeFileDurably(file, `${JSON.stringify(head)}\n${body}\n`);
}

function encode(sources: Sources, entries: ReadonlyMap<string, Output>): Body {
  const selections = new Map<string, number>();
  const assets = new Map<string, number>();
  const outputs = Array.from(entries, ([file, output]): [string, EncodedOutput] => [
    file,
    {
      ...output,
      selections: output.selections?.map((selection) => indexOf(selection, selections)),
      assets: output.assets?.map((asset) => indexOf(asset, assets)),
    },
  ]);
  return {
    groups: sources.groups,
    selections: [...selections.keys()],
    digests: Array.from(selections.keys(), (selection) => sources.digestOf(selection)),
    assets: [...assets.keys()],
    outputs: Object.fromEntries(outputs),
  };
}

/** The index of a name among the distinct names so far, to which a new one is added. */
function indexOf(name: string, names: Map<string, number>): number {
  const index = names.get(name) ?? names.size;
  names.set(name, index);
  return index;
}

const decode = ({ groups, selections, digests, assets, outputs }: Body): Manifest => ({
  groups,
  selections: new Map(selections.map((selection, index) => [selection, digests[index] ?? ''])),
  outputs: new Map(
    Object.entries(outputs).map(([file, output]): [string, Output] => [
      file,
      {
        ...output,
        selections: output.selections?.map((index) => selections[index] ?? ''),
        assets: output.assets?.map((index) => assets[index] ?? ''),
      },
    ]),
  ),
});
