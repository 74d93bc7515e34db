import { useCurrentUser } from 'sanity';

/** Whether who is signed in may change anything. */
export const useIsEditor = (): boolean =>
  useCurrentUser()?.roles.some(({ name }) => name !== 'viewer') ?? false;
