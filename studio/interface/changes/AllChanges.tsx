import { Stack } from '@sanity/ui';
import { usePerspective } from 'sanity';
import { say } from '../../words/say.ts';
import { ToolPage } from '../tool/ToolPage.tsx';
import { LayerChanges } from './LayerChanges.tsx';

/** What visitors will see changed, and what cannot be published yet. */
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
          ? say('What visitors will see changed when “[release]” is published.', { release: title })
          : say(
              'What visitors would see changed if all drafts were published. Choose a release at the top right to see its changes alone.',
            )
      }
    >
      <Stack gap={6} key={layer}>
        <LayerChanges layer={layer} />
      </Stack>
    </ToolPage>
  );
}
