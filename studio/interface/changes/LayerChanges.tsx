import { useMemo } from 'react';
import type { Layer } from '../documents/overlay.ts';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { KeptBack } from './KeptBack.tsx';
import { refusedAndNew } from './refusedDocument.ts';
import { useRefusals } from './useRefusals.ts';
import { Comparing, VisitorChanges } from './VisitorChanges.tsx';

/** What keeps a layer back, and below it what visitors will see changed by the rest. */
export function LayerChanges({ layer }: { readonly layer: Layer }) {
  const stored = useStoredDocuments();
  const refusals = useRefusals(stored, layer);
  const without = useMemo(
    () => refusals && stored && refusedAndNew(refusals, stored),
    [refusals, stored],
  );
  return (
    <>
      {stored && <KeptBack {...{ layer, stored }} refusals={refusals ?? []} />}
      {without ? <VisitorChanges {...{ layer, without }} /> : <Comparing />}
    </>
  );
}
