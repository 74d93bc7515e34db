import { createContext, type PropsWithChildren, useMemo, useState } from 'react';
import { type WaitingDocument, WaitingPublish } from './WaitingPublish.tsx';

/** The documents that will be published once they are ready. */
export const WaitingPublishes = createContext({
  find: (_id: string): WaitingDocument | undefined => undefined,
  add: (_document: WaitingDocument): void => {},
  remove: (_id: string): void => {},
});

/** Publishes waiting documents, whatever pane is open by then. */
export function WaitingPublishesProvider({ children }: PropsWithChildren) {
  const [documents, setDocuments] = useState<readonly WaitingDocument[]>([]);
  const waiting = useMemo(() => {
    const remove = (id: string) => setDocuments((all) => all.filter((one) => one.id !== id));
    return {
      find: (id: string) => documents.find((one) => one.id === id),
      add: (document: WaitingDocument) => setDocuments((all) => [...all, document]),
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
