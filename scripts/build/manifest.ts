import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Localized } from '../../locales/locale.ts';
import { digest } from '../disk/digest.ts';
import { writeFileDurably } from '../disk/durable.ts';

/** Digests by name. */
type Digests = Readonly<Record<string, string>>;

/** Something in `dist/client`. */
export interface Output {
  /** Of its content, or the stamp of the file that it is a copy of. */
  readonly digest: string;
  /** Of the file and its twins: whoever writes one again gives it another. */
  readonly stamps: readonly string[];
  /** Of what is made from the content: the parts of it that were asked for. */
  readonly parts?: readonly string[] | undefined;
  /** Of a page: the bundled files that it names. */
  readonly assets?: readonly string[] | undefined;
}

/** What the last build made, and what each thing was made from. */
export interface Manifest {
  /** Of the catalogues' groups. */
  readonly groups: Localized<Digests>;
  /** Digests of the parts that pages were made from. */
  readonly parts: ReadonlyMap<string, string>;
  /** By file. */
  readonly outputs: ReadonlyMap<string, Output>;
}

/** The second line of the file. Most parts and assets are those of many pages: each is named once. */
interface Body {
  readonly groups: Manifest['groups'];
  readonly parts: readonly string[];
  /** Of the parts, in their order. */
  readonly digests: readonly string[];
  readonly assets: readonly string[];
  readonly outputs: Readonly<Record<string, WrittenOutput>>;
}

/** Parts and assets are told by their places in the lists. */
interface WrittenOutput extends Pick<Output, 'digest' | 'stamps'> {
  readonly parts?: readonly number[] | undefined;
  readonly assets?: readonly number[] | undefined;
}

/** The first line of the file, which vouches for the second. */
const Head = v.object({ code: v.string(), digest: v.string() });

/**
 * Reads what the last build wrote. Its shape is not looked at: the same code wrote it, and its digest
 * says that it is whole.
 *
 * @param code the digest of the code, and how it compressed; what others made is of no use
 * @returns nothing when there is no such manifest, or it is damaged
 */
export function readManifest(file: string, code: string): Manifest | undefined {
  try {
    const [first = '', body = ''] = readFileSync(file, 'utf8').split('\n');
    const head = v.parse(Head, JSON.parse(first));
    return head.code === code && head.digest === digest(body)
      ? unfold(JSON.parse(body))
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a build was made from. */
interface Sources {
  readonly groups: Manifest['groups'];
  digestOf(part: string): string;
}

/** Writes down what a build has made. */
export async function writeManifest(
  file: string,
  code: string,
  sources: Sources,
  entries: Manifest['outputs'],
): Promise<void> {
  const body = JSON.stringify(fold(sources, entries));
  const head: v.InferOutput<typeof Head> = { code, digest: digest(body) };
  await writeFileDurably(file, `${JSON.stringify(head)}\n${body}\n`);
}

function fold(sources: Sources, entries: ReadonlyMap<string, Output>): Body {
  const all = [...entries.values()];
  const parts = placesOf(all.flatMap((output) => output.parts ?? []));
  const assets = placesOf(all.flatMap((output) => output.assets ?? []));
  const outputs = Array.from(entries, ([file, output]): [string, WrittenOutput] => [
    file,
    {
      ...output,
      parts: output.parts?.map((part) => parts.get(part) ?? 0),
      assets: output.assets?.map((asset) => assets.get(asset) ?? 0),
    },
  ]);
  return {
    groups: sources.groups,
    parts: [...parts.keys()],
    digests: Array.from(parts.keys(), (part) => sources.digestOf(part)),
    assets: [...assets.keys()],
    outputs: Object.fromEntries(outputs),
  };
}

/** Names, each once, with its place among them. */
const placesOf = (names: readonly string[]) =>
  new Map(Array.from(new Set(names), (name, place) => [name, place] as const));

const unfold = ({ groups, parts, digests, assets, outputs }: Body): Manifest => ({
  groups,
  parts: new Map(parts.map((part, index) => [part, digests[index] ?? ''])),
  outputs: new Map(
    Object.entries(outputs).map(([file, output]): [string, Output] => [
      file,
      {
        ...output,
        parts: output.parts?.map((place) => parts[place] ?? ''),
        assets: output.assets?.map((place) => assets[place] ?? ''),
      },
    ]),
  ),
});
