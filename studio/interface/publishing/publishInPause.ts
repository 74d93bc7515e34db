import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  useDocumentPresence,
  useSyncState,
  useValidationStatus,
} from 'sanity';
import { say } from '../../words/say.ts';
import { FOR_GOOD } from './durations.ts';

/** Longer than between two words of somebody who types, in milliseconds. */
const PAUSE = 2_500;

/** As long as it may take until what was written last is kept and checked, in milliseconds. */
const CHECKED = 30_000;

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
    const { push } = useToast();
    const isChecked = useIsChecked(props);
    // Before it is checked Sanity would only note that it is to be published, and forget it when the
    // document is left.
    const isReady = action?.onHandle != null && !action.disabled && isChecked;
    const end = useNewest(() => {
      setWaiting(false);
      if (isReady) action.onHandle?.();
      // Without a draft somebody else has published it.
      else if (props.draft) push(notPublished());
    });
    useEffect(() => {
      if (!isWaiting || !isPause) return;
      const timer = setTimeout(() => end.current(), isReady ? 0 : CHECKED);
      return () => clearTimeout(timer);
    }, [isWaiting, isPause, isReady, end]);
    useAtLast(() => isWaiting && end.current());
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

/** What is said where its turn came and it could not be: it would go unnoticed. */
const notPublished = () =>
  ({
    status: 'warning',
    title: say('The document was not published'),
    description: say(
      'When its turn came it had a problem, or was not checked yet. Open it and press Publish again.',
    ),
    closable: true,
    duration: FOR_GOOD,
  }) as const;

/** A value as of the last rendering. */
function useNewest<T>(value: T) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** Does what is still due when the document is left. */
function useAtLast(due: () => void): void {
  const last = useNewest(due);
  useEffect(() => () => last.current(), [last]);
}

/** Whether what was written last is kept and checked. */
function useIsChecked({ id, type, draft, release }: DocumentActionProps): boolean {
  const { isValidating, revision } = useValidationStatus(draft?._id ?? id, type, !release);
  const { isSyncing } = useSyncState(id, type);
  return !isSyncing && !isValidating && revision === draft?._rev;
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
