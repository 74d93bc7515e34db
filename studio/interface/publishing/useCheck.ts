import { useSyncState, useValidationStatus } from 'sanity';

/** What Sanity's check says of what was written last: `open` until that is kept and checked. */
export function useCheck(id: string, type: string, revision: string | undefined) {
  const checked = useValidationStatus(revision ? `drafts.${id}` : id, type, true);
  const { isSyncing } = useSyncState(id, type);
  if (isSyncing || checked.isValidating || checked.revision !== revision) return 'open';
  return checked.validation.some(({ level }) => level === 'error') ? 'wrong' : 'right';
}
