import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { useRouter } from 'sanity/router';
import type { ChangedPage, PublishOutcome } from '../../publishing/outcome.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { editableSearch, type FormAddress, formParams } from '../tool/formLink.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { collectAdvice } from './advice.ts';
import { describeOutcome, describeTimeout, type OutcomeWords } from './describeOutcome.ts';
import { READING_TIME, UNTIL_CLOSED } from './durations.ts';
import { followPublish, type OwnPublish } from './followPublish.ts';
import { OutcomeDetails, type ToForm } from './OutcomeDetails.tsx';
import { readOutcomeContext } from './outcomeContext.ts';
import { outcomeNames } from './outcomeNames.ts';
import { watchOwnPublishes } from './watchOwnPublishes.ts';

/**
 * Shows the outcome of each publish, whatever is open by then: built, live, held back or failed.
 *
 * @param server origin of the publish server
 */
export function PublishOutcomes({ server }: { readonly server: string }) {
  const client = useClient(SANITY_API);
  const user = useCurrentUser()?.id;
  const typeOf = useTypeOf();
  const { push } = useToast();
  const toForm = useToForm();
  useEffect(() => {
    if (!user) return;
    const end = new AbortController();
    /** By revision: the further documents of a release, in case its first one is held back. */
    const others = new Map<string, OwnPublish[]>();
    const follow = (publish: OwnPublish) => {
      if (!publish.isFirst)
        others.set(publish.revision, [...(others.get(publish.revision) ?? []), publish]);
      const show = (words: OutcomeWords, pages: readonly ChangedPage[] = []) => {
        push({
          id: `publish-${publish.document}`,
          status: words.status,
          title: words.title,
          description: <OutcomeDetails words={words} pages={pages} toForm={toForm} />,
          duration: words.status === 'success' ? READING_TIME : UNTIL_CLOSED,
          closable: true,
        });
        // Deadlines must not be missed; one message for each page, however often it changes.
        for (const { page, line } of words.filings ?? [])
          push({
            id: `filing-${page}`,
            status: 'warning',
            title: line,
            description: (
              <a href={server} target="_blank" rel="noopener">
                {say('Get the copy and mark it as filed')}
              </a>
            ),
            duration: UNTIL_CLOSED,
            closable: true,
          });
      };
      const onOutcome = async (outcome: PublishOutcome) => {
        // One message for a whole release; each of its documents that is held back has its own.
        const isOwn = publish.documentCount <= 1 || outcome.state === 'held';
        if (!isOwn && !publish.isFirst) return;
        if (outcome.state === 'held' && publish.isFirst) {
          const next = others.get(publish.revision)?.shift();
          if (next) follow({ ...next, isFirst: true });
        }
        const context = await readOutcomeContext(client, outcome, publish.revision);
        if (end.signal.aborted) return;
        const names = outcomeNames(typeOf, publish, context);
        const about = isOwn ? publish : { name: nameOfAll(publish), what: whatOfAll(publish) };
        show(
          describeOutcome(about, outcome, names, collectAdvice(context, typeOf)),
          outcome.state === 'live' ? outcome.pages : [],
        );
      };
      const onTimeout = () =>
        publish.isFirst && show(describeTimeout(nameOfAll(publish), whatOfAll(publish)));
      void followPublish(server, publish, { onOutcome, onTimeout }, end.signal);
    };
    const stop = watchOwnPublishes(client, typeOf, user, follow);
    return () => {
      stop();
      end.abort();
    };
  }, [server, client, user, typeOf, push, toForm]);
  return null;
}

/** A release counts as published even if it removes one of its documents. */
const whatOfAll = ({ what, documentCount }: OwnPublish) => (documentCount > 1 ? 'published' : what);

const nameOfAll = ({ name, documentCount }: OwnPublish) =>
  documentCount > 1 ? say('A release of [count] documents', { count: documentCount }) : name;

/** Links to forms for elements outside the Studio's router; a stable function. */
function useToForm(): (address: FormAddress) => ToForm {
  const router = useRouter();
  const newest = useRef(router);
  useEffect(() => {
    newest.current = router;
  });
  return useCallback((address) => {
    const pathNow = () => {
      const { current } = newest;
      return current.resolveIntentLink('edit', formParams(address), editableSearch(current));
    };
    return {
      href: pathNow(),
      onClick: (event) => {
        // The click opens another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        newest.current.navigateUrl({ path: pathNow() });
      },
    };
  }, []);
}
