import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent } from 'react';
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

/** A document as Sanity's actions know it. */
export interface WaitingDocument {
  /** Without `drafts.` in front. */
  readonly id: string;
  readonly type: string;
}

interface Props extends WaitingDocument {
  readonly onEnd: (id: string) => void;
}

/** Publishes a document at the next pause, or says that it could not be: shows nothing itself. */
export function WaitingPublish({ id, type, onEnd }: Props) {
  const { draft, published, ready } = useEditState(id, type);
  const isPause = useIsPause(draft?._rev);
  const { patch, publish } = useDocumentOperation(id, type);
  const check = useCheck(id, type, draft?._rev);
  const { push } = useToast();
  const title = useSchema().get(type)?.title;
  // Somebody else has published it: what is written from then on is not meant.
  const isGone = ready && !draft;

  const end = useEffectEvent(() => {
    onEnd(id);
    if (!draft) return;
    if (check !== 'right' || publish.disabled)
      return push(notPublished(documentName(draft) ?? title ?? id, check));
    const formerSlugs = formerSlugsAfter(draft, published);
    if (formerSlugs) patch.execute([{ set: { formerSlugs } }]);
    publish.execute();
  });
  useEffect(() => {
    if (!isGone && !(ready && isPause)) return;
    const timer = setTimeout(end, check === 'open' && !isGone ? CHECKED : SETTLED);
    return () => clearTimeout(timer);
  }, [ready, isPause, isGone, check]);
  return null;
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
