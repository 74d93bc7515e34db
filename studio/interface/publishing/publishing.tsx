import {
  type DocumentActionComponent,
  definePlugin,
  type LayoutProps,
  useDocumentOperationEvent,
} from 'sanity';
import { memoize } from '../../../locales/memoize.ts';
import { confirmDeadLinks } from './confirmDeadLinks.tsx';
import { FormWithFormerAddress } from './FormerAddress.tsx';
import { guardPublish } from './guardPublish.ts';
import { PublishOutcomes } from './PublishOutcomes.tsx';
import { WaitingPublishesProvider } from './WaitingPublishes.tsx';

const serverUrl = process.env.SANITY_STUDIO_PUBLISH_SERVER_URL;

/** Origin of the publish server, from PUBLISH_SERVER_URL; without it no outcomes are shown. */
const PUBLISH_SERVER = serverUrl !== undefined && URL.canParse(serverUrl) ? serverUrl : undefined;

/**
 * Keeps a publish from discarding somebody's edits, keeps former addresses, warns of texts that
 * link to a page about to be removed, and shows outcomes if a publish server is configured.
 */
export const publishing = definePlugin({
  name: 'publishing',
  document: {
    actions: (actions) => actions.map(withCare),
  },
  form: { components: { input: FormWithFormerAddress } },
  studio: { components: { layout: Layout } },
});

function Layout(props: LayoutProps) {
  useKeepOperations();
  return (
    <WaitingPublishesProvider>
      {PUBLISH_SERVER && <PublishOutcomes server={PUBLISH_SERVER} />}
      {props.renderDefault(props)}
    </WaitingPublishesProvider>
  );
}

/**
 * Sanity drops operations in progress (a removal, discarded changes) when the last document is
 * closed, e.g. by opening another tool; subscribing to the events of one document keeps the
 * operations of all.
 */
function useKeepOperations() {
  useDocumentOperationEvent('home', 'home');
}

/** A component with state must be the same between two renderings. */
const withCare = memoize((action: DocumentActionComponent): DocumentActionComponent => {
  switch (action.action) {
    case 'publish':
      return guardPublish(action);
    case 'delete':
    case 'unpublish':
      return confirmDeadLinks(action);
    default:
      return action;
  }
});
