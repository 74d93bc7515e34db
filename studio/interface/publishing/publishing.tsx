import { type DocumentActionComponent, definePlugin, type LayoutProps } from 'sanity';
import { keepFormerAddress } from './keepFormerAddress.ts';
import { publishInPause } from './publishInPause.ts';
import { usePublishOutcomes } from './usePublishOutcomes.tsx';

const named = process.env.SANITY_STUDIO_PUBLISH_SERVER_URL;

/** Origin of the publish server, from PUBLISH_SERVER_URL; without one nobody tells what became of a publish. */
const PUBLISH_SERVER = named !== undefined && URL.canParse(named) ? named : undefined;

/** Takes nobody's words away by a publish, keeps the address that a page loses, and says what becomes of it where a publish server was named. */
export const publishing = definePlugin({
  name: 'publishing',
  document: {
    actions: (actions) =>
      actions.map((action) => (action.action === 'publish' ? inPause(action) : action)),
  },
  ...(PUBLISH_SERVER && { studio: { components: { layout: layoutWith(PUBLISH_SERVER) } } }),
});

function layoutWith(server: string) {
  return function Layout(props: LayoutProps) {
    usePublishOutcomes(server);
    return props.renderDefault(props);
  };
}

/** What has a state of its own must stay the same between two renderings. */
const MADE = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function inPause(publish: DocumentActionComponent): DocumentActionComponent {
  const made = MADE.get(publish) ?? publishInPause(keepFormerAddress(publish));
  MADE.set(publish, made);
  return made;
}
