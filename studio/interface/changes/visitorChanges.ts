import { definePlugin } from 'sanity';
import { hasPage } from '../preview/documentViews.tsx';
import { changesAction } from './changesAction.tsx';
import { changesTool } from './changesTool.tsx';
import { releaseChangesAction } from './releaseChangesAction.ts';

/** Lets editors read, before they publish, what visitors will see changed. */
export const visitorChanges = definePlugin({
  name: 'visitor-changes',
  tools: [changesTool],
  releases: { actions: (actions) => [...actions, releaseChangesAction] },
  document: {
    actions: (actions, { schemaType, versionType }) => {
      const [publish, ...others] = actions;
      if (!publish || !hasPage(schemaType)) return actions;
      // A document of a release is published with the others.
      return versionType === 'version'
        ? [changesAction, ...actions]
        : [publish, changesAction, ...others];
    },
  },
});
