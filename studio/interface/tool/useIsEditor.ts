import { useCurrentUser } from 'sanity';

/** Whether the current user may change anything. */
export const useIsEditor = (): boolean =>
  useCurrentUser()?.roles.some(({ name }) => name !== 'viewer') ?? false;
