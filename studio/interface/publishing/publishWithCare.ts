import { useContext } from 'react';
import { type DocumentActionComponent, useDocumentPresence } from 'sanity';
import { say } from '../../words/say.ts';
import { formerSlugsAfter } from './formerSlugs.ts';
import { useCheck } from './useCheck.ts';
import { useIsPause } from './useIsPause.ts';
import { WaitingPublishes } from './WaitingPublishes.tsx';

/**
 * Publishes once nobody writes in a document that somebody else has open, too: a publish takes the
 * draft away, and with it, in the other's window, the letters that were on their way to it; that
 * window can even fail (sanity-io/sanity#7260). Pressed again, it waits no longer. A document that
 * loses its address waits until that is among its former ones, and one that is not kept or checked
 * until it is: Sanity would forget that with the form. What was asked for is followed until it is
 * there.
 *
 * @param publish Sanity's own action
 */
export function publishWithCare(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each action of Sanity
  const PublishWithCare: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const action = publish(props);
    const [other] = useDocumentPresence(id);
    const isPause = useIsPause(draft?._rev) || !other;
    const check = useCheck(id, type, draft?._rev);
    const waiting = useContext(WaitingPublishes);
    const waits = waiting.find(id);
    if (!action?.onHandle || action.disabled) return action;
    if (waits && !waits.isInPause) return { ...action, disabled: true, label: say('Publishing…') };
    const atOnce = () => {
      waiting.remove(id);
      const isReady = check !== 'open' && !formerSlugsAfter(draft, published);
      if (isReady) action.onHandle?.();
      const asked = isReady ? { over: published?._rev, of: draft?._rev, times: 1 } : undefined;
      waiting.add({ id, type, isInPause: false, asked });
    };
    if (!waits && isPause) return { ...action, onHandle: atOnce };
    if (!waits) return { ...action, onHandle: () => waiting.add({ id, type, isInPause: true }) };
    return {
      ...action,
      label: say('Publish now'),
      title: say(
        '[name] is also editing. Publishing waits for a pause; press again to publish now.',
        {
          name: other?.user.displayName ?? '',
        },
      ),
      onHandle: atOnce,
    };
  };
  return Object.assign(PublishWithCare, { action: publish.action });
}
