import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { say } from '../../words/say.ts';

/** The documents are loading, or could not be loaded. */
type Unread =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void };

/** A value computed from the documents, once they are loaded. */
export type Loadable<T> = Unread | { readonly state: 'ready'; readonly value: T };

/** Shown in place of a tool's list until the documents are loaded. */
export function LoadState({ documents }: { readonly documents: Unread }) {
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
