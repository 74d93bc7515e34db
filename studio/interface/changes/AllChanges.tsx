import { Stack } from '@sanity/ui';
import { usePerspective } from 'sanity';
import type { Layer, StoredDocument } from '../../schema/overlay.ts';
import { SPACE } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import { ToolPage } from '../tool/ToolPage.tsx';
import { WhenLoaded } from '../tool/WhenLoaded.tsx';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { LayerProblems } from './LayerProblems.tsx';
import { useRefusals } from './useRefusals.ts';
import { COMPARING_MESSAGE, VisitorChanges } from './VisitorChanges.tsx';

/** What will change for visitors, and what cannot be published yet. */
export function AllChanges() {
  const { selectedReleaseId, selectedPerspective } = usePerspective();
  const layer = selectedReleaseId ?? 'drafts';
  const documents = useStoredDocuments();
  const release = typeof selectedPerspective === 'string' ? undefined : selectedPerspective;
  const title = release?.metadata.title || say('this release');
  return (
    <ToolPage
      title={say('Changes')}
      description={[
        selectedReleaseId
          ? say('What will change for visitors when “[release]” is published.', { release: title })
          : say(
              'What would change for visitors if all drafts were published. Choose a release at the top right to see only its changes.',
            ),
        say(
          'Compared with the published documents; after a rollback, visitors see earlier ones until the next publish.',
        ),
      ].join(SPACE)}
    >
      <Stack gap={6} key={layer}>
        <WhenLoaded source={documents}>
          {(stored) => <LayerChanges layer={layer} stored={stored} />}
        </WhenLoaded>
      </Stack>
    </ToolPage>
  );
}

interface LayerChangesProps {
  readonly layer: Layer;
  readonly stored: readonly StoredDocument[];
}

/** The problems of a layer, and below them the changes that its other documents make. */
function LayerChanges({ layer, stored }: LayerChangesProps) {
  const judged = useRefusals(stored, layer);
  return (
    <>
      <LayerProblems layer={layer} stored={stored} refusals={judged.value ?? []} />
      <WhenLoaded
        source={judged}
        loading={COMPARING_MESSAGE}
        failed={say('The documents could not be checked. Check your connection.')}
      >
        {(refusals) => <VisitorChanges stored={stored} layer={layer} refusals={refusals} />}
      </WhenLoaded>
    </>
  );
}
