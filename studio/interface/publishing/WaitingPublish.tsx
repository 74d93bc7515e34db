import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useDocumentOperation,
  useEditState,
  useSchema,
  useSyncState,
  useValidationStatus,
} from 'sanity';
import { say } from '../../words/say.ts';
import { documentName } from '../words/documentName.ts';
import { FOR_GOOD } from './durations.ts';
import { formerSlugsAfter } from './formerSlugs.ts';
import { useIsPause } from './useIsPause.ts';

/** As long as it may take until what was written last is kept and checked, in milliseconds. */
const CHECKED = 30_000;

/** Sanity names the newest revision as checked shortly before it begins with it, in milliseconds. */
const SETTLED = 1_000;

/** A publish that was not done by then is asked for again, in milliseconds; so often at most. */
const [DONE, TRIES] = [10_000, 3];

/** A document as Sanity's actions know it. */
export interface WaitingDocument {
  /** Without `drafts.` in front. */
  readonly id: string;
  readonly type: string;
  /** Whether it is to wait until nobody writes. */
  readonly isInPause: boolean;
}

interface Props extends WaitingDocument {
  readonly onEnd: (id: string) => void;
}

/**
 * Publishes a document, or says that it could not be: shows nothing itself. An address that it loses
 * is kept before: Sanity drops a publish that is asked for while a patch is on its way. One that the
 * lake refuses is told only in the open document, so this stays until the publish is there.
 */
export function WaitingPublish({ id, type, isInPause, onEnd }: Props) {
  const { draft, published, ready } = useEditState(id, type);
  const revision = draft?._rev;
  const isPause = useIsPause(revision) || !isInPause;
  const { patch, publish } = useDocumentOperation(id, type);
  const check = useCheck(id, type, revision);
  const { push } = useToast();
  const title = useSchema().get(type)?.title;
  const [asked, setAsked] = useState<Asked>();
  // Published, perhaps by somebody else: what is written from then on is not meant.
  const isDone = ready && (!draft || (asked !== undefined && asked.over !== published?._rev));

  const goOn = useEffectEvent(() => {
    if (isDone || !draft) return onEnd(id);
    const formerSlugs = formerSlugsAfter(draft, published);
    if (check === 'right' && formerSlugs) return patch.execute([{ set: { formerSlugs } }]);
    const times = (asked?.times ?? 0) + 1;
    if (check === 'right' && !publish.disabled && times <= TRIES) {
      publish.execute();
      return setAsked({ over: published?._rev, times });
    }
    onEnd(id);
    push(notPublished(documentName(draft) ?? title ?? id, check));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a patch is checked like what is typed
  useEffect(() => {
    if (!isDone && !(ready && isPause)) return;
    const wait = check === 'open' ? CHECKED : asked ? DONE : SETTLED;
    const timer = setTimeout(goOn, isDone ? 0 : wait);
    return () => clearTimeout(timer);
  }, [ready, isPause, isDone, check, revision, asked]);
  return null;
}

/** A publish that Sanity was asked for. */
interface Asked {
  /** The published revision that it is to replace. */
  readonly over: string | undefined;
  readonly times: number;
}

/** What Sanity's check says of what was written last. */
function useCheck(id: string, type: string, revision: string | undefined) {
  const checked = useValidationStatus(revision ? `drafts.${id}` : id, type, true);
  const { isSyncing } = useSyncState(id, type);
  if (isSyncing || checked.isValidating || checked.revision !== revision) return 'open';
  return checked.validation.some(({ level }) => level === 'error') ? 'wrong' : 'right';
}

/** What is said where its turn came and it could not be: it would go unnoticed. */
const notPublished = (name: string, check: ReturnType<typeof useCheck>) =>
  ({
    status: 'warning',
    title: say('“[name]” was not published', { name }),
    description:
      check === 'wrong'
        ? say('When its turn came it had a problem. Open it, correct it and publish it again.')
        : say('It could not be checked in time. Open it and press Publish again.'),
    closable: true,
    duration: FOR_GOOD,
  }) as const;
