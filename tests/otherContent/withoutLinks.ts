import { isRecord } from '../../locales/isRecord.ts';
import { COLLECTION_TYPES, COLLECTIONS } from '../../locales/routes.ts';
import type { LakeDocument } from '../../scripts/lake/documents/document.ts';

/** Removes links to the pages of some documents, as an editor does before deleting those. */
export function withoutLinks<T>(value: T, removed: readonly LakeDocument[]): T {
  return without(value, new Set(removed.flatMap((document) => pathOf(document) ?? [])));
}

function pathOf({ _type, family, slug }: LakeDocument): string | undefined {
  const type = COLLECTION_TYPES.find((type) => type === _type);
  const place = type && COLLECTIONS[type].place(family);
  return place && isRecord(slug) ? `${place.folder}/${slug.current}` : undefined;
}

function without<T>(value: T, removed: ReadonlySet<string>): T;
function without(value: unknown, removed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, removed));
  if (!isRecord(value)) return value;
  const { markDefs, children } = value;
  if (Array.isArray(markDefs) && Array.isArray(children)) return ofBlock(value, markDefs, removed);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, without(each, removed)]),
  );
}

function ofBlock(
  block: Readonly<Record<string, unknown>>,
  links: readonly unknown[],
  removed: ReadonlySet<string>,
) {
  const isDead = (link: unknown) =>
    isRecord(link) && removed.has(String(link.href).replace(/#.*/, ''));
  const dead = new Set(links.filter(isDead).map((link) => isRecord(link) && link._key));
  const spans = Array.isArray(block.children) ? block.children : [];
  return {
    ...block,
    markDefs: links.filter((link) => !isDead(link)),
    children: spans.map((span) => ({
      ...span,
      marks: span.marks?.filter((mark: unknown) => !dead.has(String(mark))),
    })),
  };
}
