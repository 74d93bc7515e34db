import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { say } from '../../words/say.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { documentName } from '../words/documentName.ts';

interface LinkingTextsProps {
  readonly documents: readonly StoredDocument[];
  readonly onLeave: () => void;
  readonly onGoOn: () => void;
}

/** The texts that link to the page that is about to be removed, each with a link to its form. */
export function LinkingTexts({ documents, onLeave, onGoOn }: LinkingTextsProps) {
  const schema = useSchema();
  return (
    <Stack gap={5} data-testid="linking-texts">
      <Text size={1}>
        {say(
          'Without this page they lose the link and are held back until it leads elsewhere: visitors still see the previous version. Correct them first, or continue.',
        )}
      </Text>
      <Stack gap={3} as="ul">
        {documents.map((document) => (
          <Text key={document._id} as="li" size={1}>
            <IntentLink intent="edit" params={{ id: document._id, type: document._type }}>
              {documentName(document) ?? schema.get(document._type)?.title ?? document._id}
            </IntentLink>
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
