import { definePlugin } from 'sanity';
import { hasPage } from '../preview/documentViews.tsx';
import { changesAction } from './changesAction.tsx';

/** Lets editors read, before they publish, what visitors will see changed. */
export const visitorChanges = definePlugin({
  name: 'visitor-changes',
  document: {
    actions: (actions, { schemaType }) => {
      const [publish, ...others] = actions;
      return publish && hasPage(schemaType) ? [publish, changesAction, ...others] : actions;
    },
  },
});
