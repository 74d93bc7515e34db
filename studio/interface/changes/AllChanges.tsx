import { Stack } from '@sanity/ui';
import { useMemo } from 'react';
import { usePerspective } from 'sanity';
import { say } from '../../words/say.ts';
import type { Layer } from '../documents/overlay.ts';
import { ToolPage } from '../tool/ToolPage.tsx';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { LayerProblems } from './LayerProblems.tsx';
import { refusedAndNew } from './refusedDocument.ts';
import { useRefusals } from './useRefusals.ts';
import { Comparing, VisitorChanges } from './VisitorChanges.tsx';

/** What will change for visitors, and what cannot be published yet. */
export function AllChanges() {
  const { selectedReleaseId, selectedPerspective } = usePerspective();
  const layer = selectedReleaseId ?? 'drafts';
  const release = typeof selectedPerspective === 'string' ? undefined : selectedPerspective;
  const title = release?.metadata.title || say('this release');
  return (
    <ToolPage
      title={say('Changes')}
      description={
        selectedReleaseId
          ? say('What will change for visitors when “[release]” is published.', { release: title })
          : say(
              'What would change for visitors if all drafts were published. Choose a release at the top right to see only its changes.',
            )
      }
    >
      <Stack gap={6} key={layer}>
        <LayerChanges layer={layer} />
      </Stack>
    </ToolPage>
  );
}

/** The problems of a layer, and below them the changes that its other documents make. */
function LayerChanges({ layer }: { readonly layer: Layer }) {
  const stored = useStoredDocuments();
  const refusals = useRefusals(stored, layer);
  const without = useMemo(
    () => refusals && stored && refusedAndNew(refusals, stored),
    [refusals, stored],
  );
  return (
    <>
      {stored && <LayerProblems layer={layer} stored={stored} refusals={refusals ?? []} />}
      {without ? <VisitorChanges layer={layer} without={without} /> : <Comparing />}
    </>
  );
}
