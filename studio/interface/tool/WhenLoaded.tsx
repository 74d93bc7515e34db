import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { say } from '../../words/say.ts';

/** A value that is loaded: neither field is set while it is loading. */
export interface Loadable<T> {
  readonly value?: T;
  /** Loads it again after a failure. */
  readonly retry?: () => void;
}

interface WhenLoadedProps<T> {
  readonly source: Loadable<T>;
  /** Shown while it is loading. */
  readonly loading?: string;
  /** Shown after a failure, beside a button that tries again. */
  readonly failed?: string;
  readonly children: (value: T) => ReactNode;
}

/** Renders a value once it is loaded; until then a spinner, or a button to try again. */
export function WhenLoaded<T>({
  source: { value, retry },
  loading = say('Loading documents…'),
  failed = say('The documents could not be loaded. Check your connection.'),
  children,
}: WhenLoadedProps<T>) {
  if (value !== undefined) return children(value);
  if (!retry)
    return (
      <Flex gap={3} align="center" role="status">
        <Spinner muted />
        <Text muted>{loading}</Text>
      </Flex>
    );
  return (
    <Card padding={4} radius={3} tone="critical" role="alert">
      <Stack gap={4}>
        <Text>{failed}</Text>
        <Box>
          <Button text={say('Try again')} onClick={retry} />
        </Box>
      </Stack>
    </Card>
  );
}
