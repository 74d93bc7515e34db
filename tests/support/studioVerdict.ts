import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import type { PathSegment, SanityDocument } from '@sanity/types';
import { validateDocumentWithWorkspace } from '@sanity/validation';
import { getFallbackLocaleSource, inferFromSchema } from '@sanity/validation/_internal';
import pLimit from 'p-limit';
import { serveFolder } from '../../scripts/lake/serveFolder.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import type { Checkout } from './checkout.ts';

/** What the Studio says about a document, as its form and its button "Publish" show it. */
export interface StudioVerdict {
  /** Fields marked in red, list items by position: the document cannot be published. */
  readonly errors: readonly string[];
  /** Fields marked in yellow: advice. */
  readonly warnings: readonly string[];
}

// As the Studio compiles it.
const schema = inferFromSchema(
  Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] }),
);

/** Forms that are open at a time. */
const AT_ONCE = 12;

/**
 * Asks the Studio's validation about every document of a checkout: the same call that its forms
 * make, with its levels, on a lake that answers what the rules ask.
 *
 * @param ids of the documents to ask about (default: all)
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
    const client = createClient({
      ...{ projectId: 'embedded', dataset: 'production', apiVersion: '2025-02-19' },
      ...{ apiHost: lake.origin, useProjectHostname: false, useCdn: false },
      token: lake.tokens.editor,
    });
    const documents = await client.fetch<SanityDocument[]>('*[_type in $types]', {
      types: schemaTypes.map(({ name }) => name),
    });
    const asked = documents.filter(({ _id }) => ids?.includes(_id) ?? true);
    // Sanity's validation waits a moment before it asks about references: some wait together.
    const verdicts = await pLimit(AT_ONCE).map(
      asked,
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
      schema,
      i18n: getFallbackLocaleSource(),
      getClient: (options) => client.withConfig(options),
    },
  });
  const fieldsOf = (level: string) =>
    markers.filter((marker) => marker.level === level).map(({ path }) => fieldAt(path, document));
  return { errors: fieldsOf('error'), warnings: fieldsOf('warning') };
}

/** `benefits.0.kind` where Sanity names items by key. */
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
