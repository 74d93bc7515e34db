import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import type { PathSegment, SanityDocument } from '@sanity/types';
import { validateDocumentWithWorkspace } from '@sanity/validation';
import { getFallbackLocaleSource, inferFromSchema } from '@sanity/validation/_internal';
import pLimit from 'p-limit';
import { serveFolder } from '../../scripts/lake/serveFolder.ts';
import { schema } from '../../scripts/pull/schema.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import type { Checkout } from './checkout.ts';
import { lakeClient } from './lakeClient.ts';

/** The Studio's validation of a document, as shown by its form and its Publish button. */
export interface StudioVerdict {
  /** Fields with errors, list items by index: the document cannot be published. */
  readonly errors: readonly string[];
  /** Fields with warnings. */
  readonly warnings: readonly string[];
}

const inferred = inferFromSchema(schema);

/** Number of documents validated in parallel. */
const CONCURRENCY = 12;

/**
 * Validates the documents of a checkout as the Studio does: with the same call that its forms make, and
 * a lake that answers the rules' queries.
 *
 * @param ids documents to validate (default: all)
 * @returns the verdicts by document id
 */
export async function studioVerdicts(
  { root }: Checkout,
  ids?: readonly string[],
): Promise<Map<string, StudioVerdict>> {
  const dataset = path.join(root, 'studio', 'dataset');
  const folder = path.join(root, '.lake');
  const lake = await serveFolder({ folder, dataset, port: 0, log: () => {} });
  try {
    const client = lakeClient(lake.origin, { token: lake.tokens.editor });
    const documents = await client.fetch<SanityDocument[]>('*[_type in $types]', {
      types: schemaTypes.map(({ name }) => name),
    });
    const selected = documents.filter(({ _id }) => ids?.includes(_id) ?? true);
    // Sanity's validation delays its reference checks, so that parallel documents wait together.
    const verdicts = await pLimit(CONCURRENCY).map(
      selected,
      async (document) => [document._id, await verdictOn(document, client)] as const,
    );
    return new Map(verdicts);
  } finally {
    await lake.close();
  }
}

async function verdictOn(document: SanityDocument, client: SanityClient): Promise<StudioVerdict> {
  const markers = await validateDocumentWithWorkspace({
    document,
    environment: 'studio',
    workspace: {
      schema: inferred,
      i18n: getFallbackLocaleSource(),
      getClient: (options) => client.withConfig(options),
    },
  });
  const fieldsOf = (level: string) =>
    markers.filter((marker) => marker.level === level).map(({ path }) => fieldAt(path, document));
  return { errors: fieldsOf('error'), warnings: fieldsOf('warning') };
}

/** Converts Sanity's path, which names items by key, to `benefits.0.kind`. */
function fieldAt(segments: readonly PathSegment[], document: unknown): string {
  let value = document;
  const names = segments.map((segment) => {
    const isKey = typeof segment === 'object' && '_key' in segment && Array.isArray(value);
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const name = isKey ? items.findIndex((item) => keyOf(item) === segment._key) : String(segment);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return name;
  });
  return names.join('.');
}

const keyOf = (item: unknown) =>
  typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined;
