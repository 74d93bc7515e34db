import { useContext } from 'react';
import { type DocumentActionComponent, useDocumentPresence } from 'sanity';
import { say } from '../../words/say.ts';
import { useIsPause } from './useIsPause.ts';
import { WaitingPublishes } from './WaitingPublishes.tsx';

/**
 * Publishes once nobody writes in a document that somebody else has open, too. A publish takes the
 * draft away, and with it, in the other's window, the letters that were on their way to it; that
 * window can even fail (sanity-io/sanity#7260). It waits no longer once it is pressed again.
 *
 * @param publish Sanity's own action
 */
export function publishInPause(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishInPause: DocumentActionComponent = (props) => {
    const action = publish(props);
    const [other] = useDocumentPresence(props.id);
    const isPause = useIsPause(props.draft?._rev) || !other;
    const waiting = useContext(WaitingPublishes);
    const isWaiting = waiting.has(props.id);
    if (!action?.onHandle || action.disabled || (isPause && !isWaiting)) return action;
    if (!isWaiting) return { ...action, onHandle: () => waiting.add(props) };
    return {
      ...action,
      label: say('Publish now'),
      title: say('[name] is here, too: published at the next pause, or at once by pressing again', {
        name: other?.user.displayName ?? '',
      }),
      onHandle: () => {
        waiting.remove(props.id);
        action.onHandle?.();
      },
    };
  };
  return Object.assign(PublishInPause, { action: publish.action });
}
