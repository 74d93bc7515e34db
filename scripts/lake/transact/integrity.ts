import { layerOf, versionPrefix } from '../documents/ids.ts';
import { strongReferences } from '../documents/references.ts';
import type { Transaction } from '../documents/transaction.ts';
import { LakeError } from '../error.ts';
import type { Store } from '../store/store.ts';

/**
 * Checks that after a transaction every strong reference has a target; that of a version may be a
 * version in its own release, because both are published together. References that were already
 * dangling are ignored.
 *
 * @param stored the documents before the transaction
 * @throws {LakeError} naming the reference
 */
export function checkReferences(
  { changes }: Transaction,
  stored: Pick<Store, 'find' | 'referrers'>,
): void {
  const changed = new Map(changes.map((change) => [change.id, change]));
  const exists = (id: string) => {
    const change = changed.get(id);
    return change ? change.after !== undefined : stored.find(id) !== undefined;
  };
  for (const { id, before, after } of changes) {
    if (after) {
      const known = before ? strongReferences(before) : new Set<string>();
      const beside = versionPrefix(layerOf(id) ?? '');
      for (const target of strongReferences(after))
        if (!known.has(target) && !exists(target) && !exists(`${beside}${target}`))
          throw danglingReferenceError(id, target);
    } else {
      const referrers = stored.referrers(id).filter((source) => {
        const change = changed.get(source);
        return !change || (change.after && strongReferences(change.after).has(id));
      });
      if (referrers.length > 0) throw stillReferencedError(id, referrers);
    }
  }
}

const danglingReferenceError = (id: string, target: string) =>
  new LakeError(
    'conflict',
    `${id} refers to ${target}, which does not exist: create it first, or make the reference weak`,
    'documentReferenceDoesNotExistError',
  );

const stillReferencedError = (id: string, referrers: readonly string[]) =>
  new LakeError(
    'conflict',
    `${id} cannot be deleted: ${referrers.slice(0, 5).join(', ')} refer${referrers.length === 1 ? 's' : ''} to it`,
    'documentHasReferencesError',
  );
