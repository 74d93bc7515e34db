import { useToast } from '@sanity/ui/toast';
import { useEffect } from 'react';
import { type SchemaType, useClient, useCurrentUser, useSchema } from 'sanity';
import type { ChangedPage, EditorProblem } from '../../publishing/outcome.ts';
import { say } from '../../words/say.ts';
import { describeField } from '../words/describeField.ts';
import { ChangedPages } from './ChangedPages.tsx';
import { describeOutcome, describeSilence, type OutcomeWords } from './describeOutcome.ts';
import { FOR_GOOD, READING } from './durations.ts';
import { followPublish, type OwnPublish } from './followPublish.ts';
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
  const schema = useSchema();
  const { push } = useToast();
  useEffect(() => {
    if (!user) return;
    const end = new AbortController();
    const follow = (publish: OwnPublish) => {
      const show = ({ status, title, lines }: OutcomeWords, pages: readonly ChangedPage[] = []) =>
        push({
          ...{ id: `publish-${publish.document}`, status, title, closable: true },
          description: <ChangedPages lines={lines} pages={pages} />,
          duration: status === 'success' ? READING : FOR_GOOD,
        });
      void followPublish(
        server,
        publish,
        {
          told: (outcome) => {
            // One message for a release; a document of it that is held back has its own.
            const isOwn = publish.together <= 1 || outcome.state === 'held';
            if (!isOwn && !publish.isFirst) return;
            show(
              describeOutcome(
                isOwn ? publish.name : nameOfAll(publish),
                isOwn ? publish.what : whatOfAll(publish),
                outcome,
                (reason) => nameField(schema.get(publish.type), publish, reason),
              ),
              outcome.state === 'live' ? outcome.pages : [],
            );
          },
          silent: () =>
            publish.isFirst && show(describeSilence(nameOfAll(publish), whatOfAll(publish))),
        },
        end.signal,
      );
    };
    const stop = watchOwnPublishes(client, schema, user, follow);
    return () => {
      stop();
      end.abort();
    };
  }, [server, client, user, schema, push]);
}

/** A release is published, though one of its documents may be withdrawn by it. */
const whatOfAll = ({ what, together }: OwnPublish) => (together > 1 ? 'published' : what);

const nameOfAll = ({ name, together }: OwnPublish) =>
  together > 1 ? say('A release of [count] documents', { count: together }) : name;

/** A field in the editor's words; one of another document by that one's id. */
const nameField = (
  type: SchemaType | undefined,
  own: OwnPublish,
  { document, field }: EditorProblem,
) => (document === own.document ? describeField(type, pathOf(field)) : `${document} › ${field}`);

/** Items of lists are named by position. */
const pathOf = (field: string) =>
  field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
