import { createContext, type PropsWithChildren, useMemo, useState } from 'react';
import { WaitingPublish } from './WaitingPublish.tsx';

/** A document as Sanity's actions know it. */
export interface WaitingDocument {
  /** Without `drafts.` in front. */
  readonly id: string;
  readonly type: string;
}

/** The documents that are published at the next pause. */
export const WaitingPublishes = createContext({
  has: (_id: string): boolean => false,
  add: (_document: WaitingDocument): void => {},
  remove: (_id: string): void => {},
});

/** Publishes what waits for a pause, whatever is open by then. */
export function WaitingPublishesProvider({ children }: PropsWithChildren) {
  const [documents, setDocuments] = useState<readonly WaitingDocument[]>([]);
  const waiting = useMemo(() => {
    const remove = (id: string) => setDocuments((all) => all.filter((one) => one.id !== id));
    return {
      has: (id: string) => documents.some((one) => one.id === id),
      add: ({ id, type }: WaitingDocument) => setDocuments((all) => [...all, { id, type }]),
      remove,
    };
  }, [documents]);
  return (
    <WaitingPublishes value={waiting}>
      {children}
      {documents.map((one) => (
        <WaitingPublish key={one.id} {...one} onEnd={waiting.remove} />
      ))}
    </WaitingPublishes>
  );
}
