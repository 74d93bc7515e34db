import { definePlugin, type LayoutProps } from 'sanity';
import { PUBLISH_SERVER } from './publishServer.ts';
import { usePublishOutcomes } from './usePublishOutcomes.tsx';

/** Says what becomes of a publish, where a publish server was named. */
export const publishing = definePlugin({
  name: 'publishing',
  ...(PUBLISH_SERVER && { studio: { components: { layout: layoutWith(PUBLISH_SERVER) } } }),
});

function layoutWith(server: string) {
  return function Layout(props: LayoutProps) {
    usePublishOutcomes(server);
    return props.renderDefault(props);
  };
}
