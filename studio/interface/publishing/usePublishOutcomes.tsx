import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { useRouter } from 'sanity/router';
import type { ChangedPage, PublishOutcome } from '../../publishing/outcome.ts';
import { say } from '../../words/say.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { adviceOn } from './advice.ts';
import { describeOutcome, describeSilence, type OutcomeWords } from './describeOutcome.ts';
import { FOR_GOOD, READING } from './durations.ts';
import { followPublish, type OwnPublish } from './followPublish.ts';
import type { ToDocument } from './HeldDocuments.tsx';
import { OutcomeDetails } from './OutcomeDetails.tsx';
import { outcomeNames } from './outcomeNames.ts';
import { readBesides } from './readBesides.ts';
import { watchOwnPublishes } from './watchOwnPublishes.ts';

/**
 * Tells an editor what became of each publish, whatever is open by then: built, live, held back or
 * failed.
 *
 * @param server origin of the publish server
 */
export function usePublishOutcomes(server: string): void {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser()?.id;
  const typeOf = useTypeOf();
  const { push } = useToast();
  const toDocument = useToDocument();
  useEffect(() => {
    if (!user) return;
    const end = new AbortController();
    const follow = (publish: OwnPublish) => {
      const show = (words: OutcomeWords, pages: readonly ChangedPage[] = []) =>
        push({
          ...{ id: `publish-${publish.document}`, status: words.status, title: words.title },
          description: <OutcomeDetails {...{ words, pages, toDocument }} statusPage={server} />,
          // What has a day must not be missed.
          duration: words.status === 'success' && !words.filings?.length ? READING : FOR_GOOD,
          closable: true,
        });
      const tell = async (outcome: PublishOutcome) => {
        // One message for a release; a document of it that is held back has its own.
        const isOwn = publish.together <= 1 || outcome.state === 'held';
        if (!isOwn && !publish.isFirst) return;
        const besides = await readBesides(client, outcome, publish.revision);
        if (end.signal.aborted) return;
        const names = outcomeNames(typeOf, publish, besides);
        const about = isOwn ? publish : { name: nameOfAll(publish), what: whatOfAll(publish) };
        show(
          describeOutcome(about, outcome, names, adviceOn(besides, typeOf)),
          outcome.state === 'live' ? outcome.pages : [],
        );
      };
      const silent = () =>
        publish.isFirst && show(describeSilence(nameOfAll(publish), whatOfAll(publish)));
      void followPublish(server, publish, { told: tell, silent }, end.signal);
    };
    const stop = watchOwnPublishes(client, typeOf, user, follow);
    return () => {
      stop();
      end.abort();
    };
  }, [server, client, user, typeOf, push, toDocument]);
}

/** A release is published, though one of its documents may be withdrawn by it. */
const whatOfAll = ({ what, together }: OwnPublish) => (together > 1 ? 'published' : what);

const nameOfAll = ({ name, together }: OwnPublish) =>
  together > 1 ? say('A release of [count] documents', { count: together }) : name;

/** Leads to documents from what stands outside the Studio's router, the same as long as it runs. */
function useToDocument(): (id: string, type: string) => ToDocument {
  const router = useRouter();
  const newest = useRef(router);
  useEffect(() => {
    newest.current = router;
  });
  return useCallback((id, type) => {
    const path = newest.current.resolveIntentLink('edit', { id, type });
    return {
      href: path,
      onClick: (event) => {
        // Another tab was asked for.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        newest.current.navigateUrl({ path });
      },
    };
  }, []);
}
