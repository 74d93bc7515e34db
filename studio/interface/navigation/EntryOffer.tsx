import { Button, Card, Flex, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { useClient, useDocumentStore, useEditState } from 'sanity';
import { IntentLink } from 'sanity/router';
import * as v from 'valibot';
import { say } from '../../words/say.ts';
import { useIsEditor } from '../tool/useIsEditor.ts';
import { additionTo, type Bar, Bars, leadsTo, type MenuProgram } from './menuPlace.ts';

const IDS = ['drafts.navigation', 'navigation'];
const QUERY = '*[_id in $ids]';

/** Offers a programme that visitors can see, and that no menu leads to, for the bar. */
export function EntryOffer({ program }: { readonly program: MenuProgram }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { published } = useEditState(program.id, 'program');
  const isEditor = useIsEditor();
  const bars = useBars();
  const { push } = useToast();
  const live = bars.find(({ _id }) => _id === 'navigation');
  const draft = bars.find(({ _id }) => _id !== 'navigation');
  const bar = draft ?? live;
  if (!published || published.listed === false || !live || !bar) return null;
  if (leadsTo(live, program.id)) return null;
  const isAdded = leadsTo(bar, program.id);
  if (!isAdded && !isEditor) return null;
  const add = () =>
    client
      .action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.navigation',
        publishedId: 'navigation',
        patch: additionTo(bar, program),
      })
      .catch(() =>
        push({ status: 'error', title: say('The menu could not be changed: try again') }),
      );
  return (
    <Card padding={3} radius={2} tone="primary" role="status">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>
          {isAdded
            ? say('The draft of Navigation has this page: publish it too.')
            : say('Visitors find this page in no menu.')}
        </Text>
        {isAdded ? (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: 'navigation', type: 'navigation' }}>
              {say('Open Navigation')}
            </IntentLink>
          </Text>
        ) : (
          <Button
            mode="ghost"
            padding={2}
            fontSize={1}
            text={say('Add to Navigation')}
            onClick={() => void add()}
          />
        )}
      </Flex>
    </Card>
  );
}

/** The bar as visitors have it, and its draft if there is one, as they are now. */
function useBars(): readonly Bar[] {
  const store = useDocumentStore();
  const [bars, setBars] = useState<readonly Bar[]>([]);
  useEffect(() => {
    const subscription = store.listenQuery(QUERY, { ids: IDS }, { perspective: 'raw' }).subscribe({
      next: (answer: unknown) => {
        const read = v.safeParse(Bars, answer);
        if (read.success) setBars(read.output);
      },
      // Without an answer nothing is offered, and the form goes on.
      error: () => setBars([]),
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return bars;
}
