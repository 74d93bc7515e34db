import { useSyncState, useValidationStatus } from 'sanity';

/** What Sanity's validation says of the last edit: `pending` until that is saved and validated. */
export function useDraftValidity(id: string, type: string, revision: string | undefined) {
  const status = useValidationStatus(revision ? `drafts.${id}` : id, type, true);
  const { isSyncing } = useSyncState(id, type);
  if (isSyncing || status.isValidating || status.revision !== revision) return 'pending';
  return status.validation.some(({ level }) => level === 'error') ? 'invalid' : 'valid';
}
