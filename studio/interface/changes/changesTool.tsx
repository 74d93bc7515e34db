import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy, Suspense } from 'react';
import { say } from '../../words/say.ts';

// The site's composer is loaded when somebody looks.
const AllChanges = lazy(async () => ({
  default: (await import('./AllChanges.tsx')).AllChanges,
}));

const Component = () => (
  <Suspense>
    <AllChanges />
  </Suspense>
);

/** The tab "Changes": what visitors will see changed by all drafts, or by the chosen release. */
export const changesTool = {
  name: 'changes',
  title: say('Changes'),
  icon: EyeOpenIcon,
  component: Component,
};
