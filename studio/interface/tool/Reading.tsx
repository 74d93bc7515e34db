import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { say } from '../../words/say.ts';

/** The documents are on their way, or could not be read. */
type Unread =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void };

/** What is made of the documents, once they were read. */
export type MadeOf<T> = Unread | { readonly state: 'ready'; readonly made: T };

/** Stands for what a tool lists until it has read the documents. */
export function Reading({ documents }: { readonly documents: Unread }) {
  if (documents.state === 'loading')
    return (
      <Flex gap={3} align="center" role="status">
        <Spinner muted />
        <Text muted>{say('Loading documents…')}</Text>
      </Flex>
    );
  return (
    <Card padding={4} radius={3} tone="critical" role="alert">
      <Stack gap={4}>
        <Text>{say('The documents could not be loaded. Check your connection.')}</Text>
        <Box>
          <Button text={say('Try again')} onClick={documents.again} />
        </Box>
      </Stack>
    </Card>
  );
}
