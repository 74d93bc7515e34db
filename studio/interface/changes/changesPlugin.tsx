import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy, Suspense, useCallback, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  definePlugin,
  getReleaseIdFromReleaseDocumentId,
  type ReleaseActionComponent,
  useWorkspace,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { say } from '../../words/say.ts';
import { hasPage } from '../preview/documentViews.tsx';

// The site's composer is loaded on demand.
const AllChanges = lazy(async () => ({ default: (await import('./AllChanges.tsx')).AllChanges }));
const DraftChanges = lazy(async () => ({
  default: (await import('./VisitorChanges.tsx')).DraftChanges,
}));

/** Shows editors, before they publish, what will change for visitors. */
export const visitorChanges = definePlugin({
  name: 'visitor-changes',
  tools: [{ name: 'changes', title: say('Changes'), icon: EyeOpenIcon, component: AllChanges }],
  releases: { actions: (actions) => [...actions, releaseChangesAction] },
});

/** Exchange rates have no page, but pages show amounts in renminbi. */
const isOnPages = (type: string) => hasPage(type) || type === 'exchangeRates';

/**
 * Adds what a publish changes to the actions of a document that pages show. Sanity's releases replace
 * what plugins add to those of a version, so the configuration calls this.
 */
export const withChanges: DocumentActionsResolver = (actions, { schemaType, versionType }) => {
  const [publish, ...others] = actions;
  if (!publish || !isOnPages(schemaType)) return actions;
  // A document of a release is published with the others.
  return versionType === 'version'
    ? [changesAction, ...actions]
    : [publish, changesAction, ...others];
};

/** Beside Publish: what this draft, or its whole release, will change for visitors. */
const changesAction: DocumentActionComponent = ({ draft, published, version, release }) => {
  const [isOpen, setOpen] = useState(false);
  // Sanity renders all actions of a document when a handler is another function.
  const open = useCallback(() => setOpen(true), []);
  const form = release ? version : draft;
  return {
    label: say('See what will change for visitors'),
    icon: EyeOpenIcon,
    disabled: !form,
    title: form ? undefined : say('No draft: visitors already see this version'),
    onHandle: open,
    dialog: isOpen && {
      type: 'dialog',
      header: release
        ? say('What this release will change for visitors')
        : say('What will change for visitors'),
      width: 'large',
      onClose: () => setOpen(false),
      content: (
        <Suspense>
          <DraftChanges layer={release ?? 'published'} form={form ?? published} />
        </Suspense>
      ),
    },
  };
};

/** In the menu of a release: what it will change for visitors, and its problems. */
const releaseChangesAction: ReleaseActionComponent = ({ release }) => {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const name = getReleaseIdFromReleaseDocumentId(release._id);
  const path = `${basePath.replace(/\/$/, '')}/changes?perspective=${name}`;
  return {
    label: say('See what will change for visitors'),
    icon: EyeOpenIcon,
    disabled: release.state !== 'active' && release.state !== 'scheduled',
    onHandle: () => navigateUrl({ path }),
  };
};
