import type { LakeDocument } from './document.ts';
import { isObject, objectsIn } from './values.ts';

/** The documents that must exist for this one to be whole: its strong references. */
export function strongReferences(document: LakeDocument): Set<string> {
  const found = new Set<string>();
  for (const object of objectsIn(document)) {
    if (typeof object._ref !== 'string' || object._weak === true) continue;
    // A reference into another dataset or project cannot be held to anything here.
    if ('_dataset' in object || '_projectId' in object) continue;
    found.add(object._ref);
  }
  return found;
}

/**
 * The document as it is published: references that a draft held weakly, because their target was
 * not published yet, become strong.
 */
export function strengthenReferences<T>(value: T): T {
  const copy = structuredClone(value);
  for (const object of objectsIn(copy)) {
    const { _strengthenOnPublish: wish } = object;
    if (wish === undefined) continue;
    delete object._strengthenOnPublish;
    if (!(isObject(wish) && wish.weak === true)) delete object._weak;
  }
  return copy;
}
