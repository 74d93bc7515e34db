import { Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { definePlugin, getPublishedId, type InputProps, useClient, useEditState } from 'sanity';
import * as v from 'valibot';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { FieldLink } from '../tool/FieldLink.tsx';
import { SmallButton } from '../tool/SmallButton.tsx';
import { useIsEditor } from '../tool/useIsEditor.ts';
import { addProgramPatch, hasEntryFor, MenuProgram, readNavigation } from './menuPlace.ts';

/** Offers, above the form of a new programme, to add it to the menu. */
export const navigationOffer = definePlugin({
  name: 'navigation-offer',
  form: { components: { input: Input } },
});

function Input(props: InputProps) {
  if (props.path.length > 0 || props.schemaType.name !== 'program')
    return props.renderDefault(props);
  const program = v.safeParse(MenuProgram, props.value);
  return (
    <Stack gap={4}>
      {program.success && <EntryOffer program={program.output} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

/** Offers to add a programme that visitors can see but no menu leads to. */
function EntryOffer({ program }: { readonly program: MenuProgram }) {
  const client = useClient(SANITY_API);
  const id = getPublishedId(program._id);
  const { published } = useEditState(id, 'program');
  const navigation = useEditState('navigation', 'navigation');
  const isEditor = useIsEditor();
  const { push } = useToast();
  const [isAdding, setAdding] = useState(false);
  const live = readNavigation(navigation.published);
  const bar = navigation.draft ? readNavigation(navigation.draft) : live;
  const isAdded = bar !== undefined && hasEntryFor(bar, id);
  useEffect(() => {
    if (isAdded) setAdding(false);
  }, [isAdded]);
  if (!published || published.listed === false || !live || !bar) return null;
  if (hasEntryFor(live, id)) return null;
  if (!isAdded && !isEditor) return null;
  const add = () => {
    // Until the draft has it: pressing again would add it twice.
    setAdding(true);
    client
      .action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.navigation',
        publishedId: 'navigation',
        patch: addProgramPatch(bar, id, program),
      })
      .catch(() => {
        setAdding(false);
        push({ status: 'error', title: say('The menu could not be changed: try again') });
      });
  };
  return (
    <Card padding={3} radius={2} tone="primary" role="status">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>
          {isAdded
            ? say('The Navigation draft includes this page: publish that draft too.')
            : say('This page is not in any menu.')}
        </Text>
        {isAdded ? (
          <Text size={1}>
            <FieldLink id="navigation" type="navigation">
              {say('Open Navigation')}
            </FieldLink>
          </Text>
        ) : (
          <SmallButton text={say('Add to Navigation')} disabled={isAdding} onClick={add} />
        )}
      </Flex>
    </Card>
  );
}
