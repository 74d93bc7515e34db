import { useEffect, useRef, useState } from 'react';
import { type DocumentActionComponent, useDocumentPresence } from 'sanity';
import { say } from '../../words/say.ts';

/** Longer than between two words of somebody who types, in milliseconds. */
const PAUSE = 2_500;

/**
 * Publishes once nobody writes in a document that somebody else has open, too. A publish takes the
 * draft away, and with it, in the other's window, the letters that were on their way to it; that
 * window can even fail (sanity-io/sanity#7260). It waits no longer once it is pressed again, or the
 * document is left.
 *
 * @param publish Sanity's own action
 */
export function publishInPause(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishInPause: DocumentActionComponent = (props) => {
    const action = publish(props);
    const [other] = useDocumentPresence(props.id);
    const isPause = useIsPause(props.draft?._rev) || !other;
    const [isWaiting, setWaiting] = useState(false);
    useEffect(() => {
      if (!isWaiting || !isPause) return;
      setWaiting(false);
      if (!action?.disabled) action?.onHandle?.();
    }, [isWaiting, isPause, action]);
    useAtLast(isWaiting && !action?.disabled ? action?.onHandle : undefined);
    if (!action?.onHandle || action.disabled || isPause) return action;
    if (!isWaiting) return { ...action, onHandle: () => setWaiting(true) };
    return {
      ...action,
      label: say('Publish now'),
      title: say('[name] is here, too: published at the next pause, or at once by pressing again', {
        name: other.user.displayName ?? '',
      }),
      onHandle: () => {
        setWaiting(false);
        action.onHandle?.();
      },
    };
  };
  return Object.assign(PublishInPause, { action: publish.action });
}

/** Does what is still due when the document is left. */
function useAtLast(due: (() => void) | null | undefined): void {
  const last = useRef(due);
  useEffect(() => {
    last.current = due;
  });
  useEffect(() => () => last.current?.(), []);
}

/** Whether nothing was written for a while. */
function useIsPause(revision: string | undefined): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), PAUSE);
    return () => clearTimeout(timer);
  }, [revision]);
  return settled === revision;
}
