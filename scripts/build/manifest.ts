import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeFileDurably } from '../pull/durable.ts';
import { digest } from './digest.ts';
import type { Inputs } from './inputs.ts';
import type { OutputFolder } from './outputs.ts';

/** Of the manifest's form; another one is not read. */
const VERSION = 1;

const Digests = v.record(v.string(), v.string());

const Output = v.object({
  /** Of its content, or the stamp of the file that it is a copy of. */
  digest: v.string(),
  /** Of the file and its twins: whoever writes one again gives it another. */
  stamps: v.array(v.string()),
  /** Pages: the parts of the content that they were made from. */
  parts: v.optional(v.array(v.string())),
  /** Pages: the bundled files that they name. */
  assets: v.optional(v.array(v.string())),
});

const ManifestSchema = v.object({
  /** Of the code that made everything. */
  code: v.string(),
  /** The catalogues' groups, by language. */
  groups: v.object({ en: Digests, zh: Digests }),
  /** The parts that pages were made from. */
  parts: Digests,
  /** Everything that was made, by file in `dist/client`. */
  outputs: v.pipe(
    v.record(v.string(), Output),
    v.transform((outputs) => new Map(Object.entries(outputs))),
  ),
});

/** What the last build made, and what each thing was made from. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type Output = v.InferOutput<typeof Output>;

const Head = v.object({ version: v.literal(VERSION), digest: v.string() });

/**
 * @param code the digest of the code; what other code made is of no use
 * @returns nothing when there is no such manifest, or it is damaged or of another version
 */
export function readManifest(file: string, code: string): Manifest | undefined {
  try {
    const [head = '', body = ''] = readFileSync(file, 'utf8').split('\n');
    if (v.parse(Head, JSON.parse(head)).digest !== digest(body)) return undefined;
    const manifest = v.parse(ManifestSchema, JSON.parse(body));
    return manifest.code === code ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a manifest as two lines of JSON, the first of which vouches for the second. */
export async function writeManifest(
  file: string,
  code: string,
  inputs: Inputs,
  { outputs }: OutputFolder,
): Promise<void> {
  const parts = new Set([...outputs.values()].flatMap((output) => output.parts ?? []));
  const manifest: v.InferInput<typeof ManifestSchema> = {
    code,
    groups: inputs.groups,
    parts: Object.fromEntries(Array.from(parts, (part) => [part, inputs.digestOf(part)])),
    outputs: Object.fromEntries(outputs),
  };
  const body = JSON.stringify(manifest);
  const head = JSON.stringify({ version: VERSION, digest: digest(body) });
  await writeFileDurably(file, `${head}\n${body}\n`);
}
