import * as v from 'valibot';
import { isMarkedForUnpublish, type LakeDocument } from '../documents/document.ts';
import { isPublic, layerOf, publishedIdOf } from '../documents/ids.ts';
import { LakeError } from '../error.ts';

/**
 * Which documents a query sees: all, or the published ones under layers, of which the first that
 * contains a document wins; https://www.sanity.io/docs/content-lake/perspectives
 */
export type Perspective = 'raw' | readonly string[];

/**
 * Whether queries and listeners get only published documents unless they ask for others; earlier
 * versions of the API included drafts.
 *
 * @param version of the API, such as `v2025-02-19`
 */
export const isPublishedByDefault = (version: string): boolean =>
  version.replace(/^v/, '') >= '2025-02-19';

/**
 * @param parameter a name, a comma-separated list, or a JSON array of names
 * @param version of the API, such as `v2025-02-19`
 * @throws {LakeError} when it is invalid
 */
export function readPerspective(parameter: string | undefined, version: string): Perspective {
  if (!parameter) return isPublishedByDefault(version) ? [] : 'raw';
  const names = parameter.startsWith('[') ? parseNames(parameter) : parameter.split(',');
  if (names.some((name) => !/^[A-Za-z0-9_-]+$/.test(name)))
    throw new LakeError('malformed', `Unknown perspective ${parameter}`);
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  return names
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
    .filter((name) => name !== 'published');
}

function parseNames(json: string): string[] {
  try {
    return v.parse(v.array(v.string()), JSON.parse(json));
  } catch {
    throw new LakeError('malformed', 'A list of perspectives must be a JSON array: ["drafts"]');
  }
}

/** The documents that a caller sees through a perspective. */
export function visibleDocuments(
  documents: ReadonlyMap<string, LakeDocument>,
  perspective: Perspective,
  publicOnly: boolean,
): LakeDocument[] {
  const seen = Array.from(documents.values()).filter(({ _id }) => !publicOnly || isPublic(_id));
  if (perspective === 'raw') return seen;
  const published = seen.filter(({ _id }) => layerOf(_id) === undefined);
  return perspective.length === 0 ? published : overlay(seen, published, perspective);
}

function overlay(
  seen: readonly LakeDocument[],
  published: readonly LakeDocument[],
  layers: readonly string[],
): LakeDocument[] {
  const shown = new Map(published.map((document) => [document._id, document]));
  for (const layer of layers.toReversed())
    for (const document of seen) {
      if (layerOf(document._id) !== layer) continue;
      const id = publishedIdOf(document._id);
      if (isMarkedForUnpublish(document)) shown.delete(id);
      else shown.set(id, document);
    }
  return Array.from(shown, ([_id, document]) => ({
    ...document,
    _id,
    _originalId: document._id,
  }));
}
