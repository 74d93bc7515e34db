import { useSyncState, useValidationStatus } from 'sanity';

/** Sanity's validation of the last edit: `open` until that is saved and validated. */
export function useCheck(id: string, type: string, revision: string | undefined) {
  const checked = useValidationStatus(revision ? `drafts.${id}` : id, type, true);
  const { isSyncing } = useSyncState(id, type);
  if (isSyncing || checked.isValidating || checked.revision !== revision) return 'open';
  return checked.validation.some(({ level }) => level === 'error') ? 'wrong' : 'right';
}
