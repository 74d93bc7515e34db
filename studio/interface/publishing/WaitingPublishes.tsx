import { createContext, type PropsWithChildren, useMemo, useState } from 'react';
import { type WaitingDocument, WaitingPublish } from './WaitingPublish.tsx';

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
