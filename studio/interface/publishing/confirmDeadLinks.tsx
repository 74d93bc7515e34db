import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, type SanityClient, useClient, useSchema } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import { publishedId, type StoredDocument } from '../../schema/overlay.ts';
import { documentsLinkingTo, type LinkingDocument } from '../../schema/rules/deadLinks.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { FieldLink } from '../tool/FieldLink.tsx';
import { distinctName } from '../words/documentName.ts';
import { useSteadyHandler } from './useSteadyHandler.ts';

/** How long to wait for the lake, in milliseconds; reads are repeated until a lost one is back. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Before a page is removed from the site, shows its editor the texts that link to it, which will be
 * held back. Continues at once if there are none, and after a while if the lake does not answer.
 *
 * @param remove Sanity's own action, which then asks for confirmation itself
 */
export function confirmDeadLinks(remove: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each action of Sanity
  const AskAboutLinks: DocumentActionComponent = (props) => {
    const action = remove(props);
    const client = useClient(SANITY_API);
    const [linking, setLinking] = useState<readonly LinkingDocument[]>([]);
    const ask = async () => {
      const found = await readLinking(client, publishedId(props.id)).catch(() => []);
      if (found.length === 0) action?.onHandle?.();
      else setLinking(found);
    };
    const onHandle = useSteadyHandler(() => void ask());
    if (!action?.onHandle || !props.published) return action;
    const leave = () => setLinking([]);
    const goOn = () => {
      leave();
      action.onHandle?.();
    };
    return {
      ...action,
      onHandle,
      ...(linking.length > 0 && {
        dialog: {
          type: 'dialog',
          header:
            linking.length === 1
              ? say('1 text links to this page')
              : say('[count] texts link to this page', { count: linking.length }),
          onClose: leave,
          content: <LinkingTexts documents={linking} onLeave={leave} onGoOn={goOn} />,
        },
      }),
    };
  };
  return Object.assign(AskAboutLinks, { action: remove.action });
}

async function readLinking(client: SanityClient, id: string) {
  const published = await client
    .withConfig({ perspective: 'published' })
    .fetch<StoredDocument[]>(
      '*[_type in $types]',
      { types: DOCUMENT_TYPES },
      { signal: AbortSignal.timeout(ANSWER_TIMEOUT) },
    );
  return documentsLinkingTo(published, id);
}

interface LinkingTextsProps {
  readonly documents: readonly LinkingDocument[];
  readonly onLeave: () => void;
  readonly onGoOn: () => void;
}

/** The texts that link to the page that is about to be removed, each with a link to its first such link. */
function LinkingTexts({ documents, onLeave, onGoOn }: LinkingTextsProps) {
  const schema = useSchema();
  return (
    <Stack gap={5} data-testid="linking-texts">
      <Text size={1}>
        {say(
          'Without this page, texts lose their link to it and are held back until it leads elsewhere: visitors still see the previous version. Correct the links first, or continue.',
        )}
      </Text>
      <Stack gap={3} as="ul">
        {documents.map(({ document, path }) => (
          <Text key={document._id} as="li" size={1}>
            <FieldLink id={document._id} type={document._type} path={path}>
              {distinctName(document) ?? schema.get(document._type)?.title ?? document._id}
            </FieldLink>
          </Text>
        ))}
      </Stack>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" fontSize={1} text={say('Cancel')} onClick={onLeave} />
        <Button tone="critical" fontSize={1} text={say('Continue')} onClick={onGoOn} />
      </Flex>
    </Stack>
  );
}
