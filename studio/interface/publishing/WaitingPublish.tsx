import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentOperation, useEditState, useSchema } from 'sanity';
import { say } from '../../words/say.ts';
import { distinctName } from '../words/documentName.ts';
import { UNTIL_CLOSED } from './durations.ts';
import { formerSlugsAfter } from './formerSlugs.ts';
import { useDraftValidity } from './useDraftValidity.ts';
import { useIsIdle } from './useIsIdle.ts';

/** How long saving and validating the last edit may take, in milliseconds. */
const VALIDATION_TIMEOUT = 30_000;

/**
 * How long validation takes to start, in milliseconds: before, Sanity reports the newest revision
 * as validated.
 */
const SETTLED = 1_000;

/** A publish without a result is requested again after this time, in milliseconds. */
const RETRY_AFTER = 10_000;
const MAX_ATTEMPTS = 3;

/** A document as Sanity's actions know it. */
export interface WaitingDocument {
  /** Without `drafts.` in front. */
  readonly id: string;
  readonly type: string;
  /** Whether it waits for a pause in typing. */
  readonly waitsUntilIdle: boolean;
  /** The request that was already made to Sanity, if any. */
  readonly request?: PublishRequest | undefined;
}

/** A publish that was requested from Sanity. */
interface PublishRequest {
  /** The published revision that it replaces. */
  readonly publishedRevision: string | undefined;
  /** The revision of the draft that it publishes. */
  readonly draftRevision: string | undefined;
  readonly attempts: number;
}

interface Props extends WaitingDocument {
  readonly onEnd: (id: string) => void;
}

/**
 * Publishes a document, or reports that this failed; renders nothing. A former address is saved
 * first: Sanity drops a publish that is requested while a patch is being sent. Sanity reports a
 * refusal by the lake only in the open document, so this stays mounted until the publish has
 * arrived.
 */
export function WaitingPublish({ id, type, waitsUntilIdle, onEnd, ...props }: Props) {
  const { draft, published, ready } = useEditState(id, type);
  const revision = draft?._rev;
  const isIdle = useIsIdle(revision) || !waitsUntilIdle;
  const { patch, publish } = useDocumentOperation(id, type);
  const validity = useDraftValidity(id, type, revision);
  const { push } = useToast();
  const title = useSchema().get(type)?.title;
  const [retried, setRetried] = useState<PublishRequest>();
  const request = retried ?? props.request;
  // Published, perhaps by somebody else: later edits do not belong to this publish.
  const isDone =
    ready && (!draft || (request !== undefined && request.publishedRevision !== published?._rev));

  const proceed = useEffectEvent(() => {
    if (isDone || !draft) return onEnd(id);
    const formerSlugs = formerSlugsAfter(draft, published);
    if (validity === 'valid' && formerSlugs) return patch.execute([{ set: { formerSlugs } }]);
    const attempts = (request?.attempts ?? 0) + 1;
    // Sanity drops a publish when the draft is edited: a half-written sentence must not be
    // published.
    const wasEdited =
      !waitsUntilIdle && request !== undefined && request.draftRevision !== revision;
    if (validity === 'valid' && !publish.disabled && !wasEdited && attempts <= MAX_ATTEMPTS) {
      publish.execute();
      return setRetried({ publishedRevision: published?._rev, draftRevision: revision, attempts });
    }
    onEnd(id);
    push(failureToast(distinctName(draft) ?? title ?? id, wasEdited ? 'edited' : validity));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a patch is checked like what is typed
  useEffect(() => {
    if (!isDone && !(ready && isIdle)) return;
    const beforePublish = request ? RETRY_AFTER : SETTLED;
    const wait = validity === 'pending' ? VALIDATION_TIMEOUT : beforePublish;
    const timer = setTimeout(proceed, isDone ? 0 : wait);
    return () => clearTimeout(timer);
  }, [ready, isIdle, isDone, validity, revision, request]);
  return null;
}

const REASONS = {
  invalid: say(
    'It had a problem when it was about to be published. Open it, correct it and publish it again.',
  ),
  pending: say('Its validation did not finish in time. Open it and press Publish again.'),
  valid: say('Check your connection, then open it and press Publish again.'),
  edited: say('It was edited before publishing finished. Press Publish again.'),
} as const;

/** Shown when the publish failed: otherwise the failure would go unnoticed. */
const failureToast = (name: string, why: keyof typeof REASONS) =>
  ({
    status: 'warning',
    title: say('“[name]” was not published', { name }),
    description: REASONS[why],
    closable: true,
    duration: UNTIL_CLOSED,
  }) as const;
