import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentOperation, useEditState, useSchema } from 'sanity';
import { say } from '../../words/say.ts';
import { documentName } from '../words/documentName.ts';
import { FOR_GOOD } from './durations.ts';
import { formerSlugsAfter } from './formerSlugs.ts';
import { useCheck } from './useCheck.ts';
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
  /** Where Sanity was asked for it already. */
  readonly asked?: Asked | undefined;
}

/** A publish that Sanity was asked for. */
interface Asked {
  /** The published revision that it is to replace. */
  readonly over: string | undefined;
  /** The revision of the draft that is published. */
  readonly of: string | undefined;
  readonly times: number;
}

interface Props extends WaitingDocument {
  readonly onEnd: (id: string) => void;
}

/**
 * Publishes a document, or says that it could not be: shows nothing itself. An address that it loses
 * is kept before: Sanity drops a publish that is asked for while a patch is on its way. One that the
 * lake refuses is told only in the open document, so this stays until the publish is there.
 */
export function WaitingPublish({ id, type, isInPause, onEnd, ...props }: Props) {
  const { draft, published, ready } = useEditState(id, type);
  const revision = draft?._rev;
  const isPause = useIsPause(revision) || !isInPause;
  const { patch, publish } = useDocumentOperation(id, type);
  const check = useCheck(id, type, revision);
  const { push } = useToast();
  const title = useSchema().get(type)?.title;
  const [again, setAgain] = useState<Asked>();
  const asked = again ?? props.asked;
  // Published, perhaps by somebody else: what is written from then on is not meant.
  const isDone = ready && (!draft || (asked !== undefined && asked.over !== published?._rev));

  const goOn = useEffectEvent(() => {
    if (isDone || !draft) return onEnd(id);
    const formerSlugs = formerSlugsAfter(draft, published);
    if (check === 'right' && formerSlugs) return patch.execute([{ set: { formerSlugs } }]);
    const times = (asked?.times ?? 0) + 1;
    // Sanity drops it when its draft is written on: half a sentence is not meant to be published.
    const isWrittenOn = !isInPause && asked !== undefined && asked.of !== revision;
    if (check === 'right' && !publish.disabled && !isWrittenOn && times <= TRIES) {
      publish.execute();
      return setAgain({ over: published?._rev, of: revision, times });
    }
    onEnd(id);
    push(notPublished(documentName(draft) ?? title ?? id, isWrittenOn ? 'writtenOn' : check));
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

const REASONS = {
  wrong: say(
    'It had a problem when it was about to be published. Open it, correct it and publish it again.',
  ),
  open: say('Its validation did not finish in time. Open it and press Publish again.'),
  right: say('Check your connection, then open it and press Publish again.'),
  writtenOn: say('It was edited before publishing finished. Press Publish again.'),
} as const;

/** What is said where its turn came and it could not be: it would go unnoticed. */
const notPublished = (name: string, why: keyof typeof REASONS) =>
  ({
    status: 'warning',
    title: say('“[name]” was not published', { name }),
    description: REASONS[why],
    closable: true,
    duration: FOR_GOOD,
  }) as const;
