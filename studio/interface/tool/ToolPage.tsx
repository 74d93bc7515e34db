import { Card, Container, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

interface ToolPageProps {
  readonly title: string;
  /** What the tool lists, in a sentence. */
  readonly description: string;
  readonly children: ReactNode;
}

/** The page of a tool in the Studio's bar. */
export function ToolPage({ title, description, children }: ToolPageProps) {
  return (
    <Card height="fill" overflow="auto" as="main">
      <Container width={2} paddingX={4} paddingY={5}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {title}
            </Heading>
            <Text muted>{description}</Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Card>
  );
}
