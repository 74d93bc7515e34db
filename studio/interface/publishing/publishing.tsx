import {
  type DocumentActionComponent,
  definePlugin,
  type LayoutProps,
  useDocumentOperationEvent,
} from 'sanity';
import { memoize } from '../../../locales/memoize.ts';
import { askAboutLinks } from './askAboutLinks.tsx';
import { publishWithCare } from './publishWithCare.ts';
import { usePublishOutcomes } from './usePublishOutcomes.tsx';
import { WaitingPublishesProvider } from './WaitingPublishes.tsx';

const named = process.env.SANITY_STUDIO_PUBLISH_SERVER_URL;

/** Origin of the publish server, from PUBLISH_SERVER_URL; without one nobody tells what became of a publish. */
const PUBLISH_SERVER = named !== undefined && URL.canParse(named) ? named : undefined;

/**
 * Takes nobody's words away by a publish, keeps the address that a page loses, names the texts that
 * link to a page that goes, and says what becomes of it where a publish server was named.
 */
export const publishing = definePlugin({
  name: 'publishing',
  document: {
    actions: (actions) => actions.map(withCare),
  },
  studio: { components: { layout: Layout } },
});

function Layout(props: LayoutProps) {
  useOperations();
  return (
    <WaitingPublishesProvider>
      {PUBLISH_SERVER && <PublishOutcomes server={PUBLISH_SERVER} />}
      {props.renderDefault(props)}
    </WaitingPublishesProvider>
  );
}

/**
 * Sanity drops what is on its way to the lake (a removal, changes taken back) when the last
 * document is closed, e.g. by a look at another tool: who listens to one keeps the operations of all.
 */
function useOperations() {
  useDocumentOperationEvent('home', 'home');
}

function PublishOutcomes({ server }: { readonly server: string }) {
  usePublishOutcomes(server);
  return null;
}

/** What has a state of its own must stay the same between two renderings. */
const withCare = memoize((action: DocumentActionComponent): DocumentActionComponent => {
  switch (action.action) {
    case 'publish':
      return publishWithCare(action);
    case 'delete':
    case 'unpublish':
      return askAboutLinks(action);
    default:
      return action;
  }
});
