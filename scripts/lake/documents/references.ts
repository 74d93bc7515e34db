import type { LakeDocument } from './document.ts';
import { isObject, objectsIn } from './values.ts';

/** The targets of all strong references, which must exist. */
export function strongReferences(document: LakeDocument): Set<string> {
  const found = new Set<string>();
  for (const object of objectsIn(document)) {
    if (typeof object._ref !== 'string' || object._weak === true) continue;
    // References into another dataset or project cannot be checked here.
    if ('_dataset' in object || '_projectId' in object) continue;
    found.add(object._ref);
  }
  return found;
}

/**
 * Prepares a document for publishing: references that a draft made weak, because their target was not
 * published yet, become strong.
 */
export function strengthenReferences<T>(value: T): T {
  const copy = structuredClone(value);
  for (const object of objectsIn(copy)) {
    const { _strengthenOnPublish: options } = object;
    if (options === undefined) continue;
    delete object._strengthenOnPublish;
    if (!(isObject(options) && options.weak === true)) delete object._weak;
  }
  return copy;
}
