import type { Layer } from '../documents/overlay.ts';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { KeptBack } from './KeptBack.tsx';
import { useRefusals } from './useRefusals.ts';
import { VisitorChanges } from './VisitorChanges.tsx';

/** What keeps a layer back, and below it what visitors will see changed by it. */
export function LayerChanges({ layer }: { readonly layer: Layer }) {
  const stored = useStoredDocuments();
  const refusals = useRefusals(stored, layer);
  return (
    <>
      {stored && <KeptBack {...{ layer, stored, refusals }} />}
      <VisitorChanges layer={layer} />
    </>
  );
}
