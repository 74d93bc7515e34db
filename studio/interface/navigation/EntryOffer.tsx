import { Button, Card, Flex, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useClient, useEditState } from 'sanity';
import { IntentLink } from 'sanity/router';
import { say } from '../../words/say.ts';
import { useIsEditor } from '../tool/useIsEditor.ts';
import { additionTo, barOf, leadsTo, type MenuProgram } from './menuPlace.ts';

/** Offers a programme that visitors can see, and that no menu leads to, for the bar. */
export function EntryOffer({ program }: { readonly program: MenuProgram }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { published } = useEditState(program.id, 'program');
  const navigation = useEditState('navigation', 'navigation');
  const isEditor = useIsEditor();
  const { push } = useToast();
  const live = barOf(navigation.published);
  const bar = navigation.draft ? barOf(navigation.draft) : live;
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
