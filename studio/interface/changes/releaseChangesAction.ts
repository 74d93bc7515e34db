import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import {
  getReleaseIdFromReleaseDocumentId,
  type ReleaseActionComponent,
  useWorkspace,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { say } from '../../words/say.ts';

/** In the menu of a release: what visitors will see changed by it, and what keeps it back. */
export const releaseChangesAction: ReleaseActionComponent = ({ release }) => {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const name = getReleaseIdFromReleaseDocumentId(release._id);
  const path = `${basePath.replace(/\/$/, '')}/changes?perspective=${name}`;
  return {
    label: say('See what visitors will see changed'),
    icon: EyeOpenIcon,
    disabled: release.state !== 'active',
    onHandle: () => navigateUrl({ path }),
  };
};
