import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { pathToString } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { DocumentTranslations, OpenField } from '../documentTranslations.ts';
import { lagWords } from '../lagWords.ts';

/** A document and its open texts, each a link to its field. */
export function OpenDocument({ document }: { readonly document: DocumentTranslations }) {
  const { id, type, title, fields } = document;
  return (
    <Card border radius={3} padding={4} as="article" aria-label={title}>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {title}
        </Heading>
        <Stack gap={3} as="ul">
          {fields.map((field) => (
            <Flex key={pathToString(field.path)} as="li" gap={3} align="center">
              <Text size={1} style={{ flex: 1, minWidth: 0 }}>
                <IntentLink intent="edit" params={{ id, type, path: addressOf(field) }}>
                  {field.titles.join(' › ')}
                </IntentLink>
              </Text>
              <Badge tone={field.state === 'missing' ? 'critical' : 'caution'} fontSize={1}>
                {lagWords(field)}
              </Badge>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The path of the open text. */
const addressOf = ({ path, language }: OpenField) => pathToString([...path, language]);
