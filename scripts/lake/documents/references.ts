import type { LakeDocument } from './document.ts';

/** The documents that must exist for this one to be whole: its strong references. */
export function strongReferences(document: LakeDocument): Set<string> {
  const found = new Set<string>();
  visitObjects(document, (object) => {
    if (typeof object._ref !== 'string' || object._weak === true) return;
    // A reference into another dataset or project cannot be held to anything here.
    if ('_dataset' in object || '_projectId' in object) return;
    found.add(object._ref);
  });
  return found;
}

/**
 * The document as it is published: references that a draft held weakly, because their target was
 * not published yet, become strong.
 */
export function strengthenReferences<T>(value: T): T {
  const copy = structuredClone(value);
  visitObjects(copy, (object) => {
    const { _strengthenOnPublish: wish } = object;
    if (wish === undefined) return;
    delete object._strengthenOnPublish;
    if (!(isObject(wish) && wish.weak === true)) delete object._weak;
  });
  return copy;
}

/** Calls back for an object and every object inside it. */
export function visitObjects(
  value: unknown,
  visit: (object: Record<string, unknown>) => void,
): void {
  if (Array.isArray(value)) for (const item of value) visitObjects(item, visit);
  if (!isObject(value)) return;
  visit(value);
  for (const inner of Object.values(value)) visitObjects(inner, visit);
}

/** Whether a value of a document has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
