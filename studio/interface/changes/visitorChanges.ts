import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { say } from '../../words/say.ts';
import { hasPage } from '../preview/documentViews.tsx';
import { changesAction, releaseChangesAction } from './changesActions.tsx';

// The site's composer is loaded on demand.
const AllChanges = lazy(async () => ({ default: (await import('./AllChanges.tsx')).AllChanges }));

/** Shows editors, before they publish, what will change for visitors. */
export const visitorChanges = definePlugin({
  name: 'visitor-changes',
  tools: [{ name: 'changes', title: say('Changes'), icon: EyeOpenIcon, component: AllChanges }],
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
