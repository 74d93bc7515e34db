import { useContext } from 'react';
import { type DocumentActionComponent, useDocumentPresence, useParseErrors } from 'sanity';
import { say } from '../../words/say.ts';
import { formerSlugsAfter } from './formerSlugs.ts';
import { useDraftValidity } from './useDraftValidity.ts';
import { useIsIdle } from './useIsIdle.ts';
import { useSteadyHandler } from './useSteadyHandler.ts';
import { WaitingPublishes } from './WaitingPublishes.tsx';

/**
 * Delays a publish while somebody else is typing in the document: a publish removes the draft, and
 * with it the keystrokes that the other window is still sending; that window can even fail
 * (sanity-io/sanity#7260). Pressed again, it publishes at once. A document that changes its address
 * first saves the former one, and one that is not yet saved and validated waits for that: Sanity
 * would forget the request with the form. A value that cannot be read, such as a date, is not in the
 * draft, so it must be corrected first. The request is watched until the publish has arrived.
 *
 * @param publish Sanity's own action
 */
export function guardPublish(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each action of Sanity
  const PublishWithCare: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const action = publish(props);
    const [other] = useDocumentPresence(id);
    const isIdle = useIsIdle(draft?._rev) || !other;
    const validity = useDraftValidity(id, type, draft?._rev);
    const hasUnread = Object.keys(useParseErrors()).length > 0;
    const waiting = useContext(WaitingPublishes);
    const pending = waiting.find(id);
    const publishNow = () => {
      waiting.remove(id);
      const isReady = validity !== 'pending' && !formerSlugsAfter(draft, published);
      if (isReady) action?.onHandle?.();
      const request = isReady
        ? { publishedRevision: published?._rev, draftRevision: draft?._rev, attempts: 1 }
        : undefined;
      waiting.add({ id, type, waitsUntilIdle: false, request });
    };
    const wait = () => waiting.add({ id, type, waitsUntilIdle: true });
    const onHandle = useSteadyHandler(pending || isIdle ? publishNow : wait);
    if (!action?.onHandle || action.disabled) return action;
    if (hasUnread) return { ...action, disabled: true, title: UNREAD };
    if (pending && !pending.waitsUntilIdle)
      return { ...action, disabled: true, label: say('Publishing…') };
    if (!pending) return { ...action, onHandle };
    return {
      ...action,
      label: say('Publish now'),
      title: say(
        '[name] is also editing. Publishing waits for a pause; press again to publish now.',
        {
          name: other?.user.displayName ?? '',
        },
      ),
      onHandle,
    };
  };
  return Object.assign(PublishWithCare, { action: publish.action });
}

const UNREAD = say('A value in this form was not saved: correct it first');
