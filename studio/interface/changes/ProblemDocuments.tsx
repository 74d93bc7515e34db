import { Card, Heading, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { labelled } from '../../words/punctuation.ts';
import { publishedId } from '../documents/overlay.ts';
import { describePlace } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import type { RefusedDocument } from './refusedDocuments.ts';

interface ProblemDocumentsProps {
  readonly title: string;
  readonly tone: 'critical' | 'caution';
  readonly documents: readonly RefusedDocument[];
  readonly testId: string;
}

/** Documents with their problems by field; nothing if there are none. */
export function ProblemDocuments({ title, tone, documents, testId }: ProblemDocumentsProps) {
  const schema = useSchema();
  if (documents.length === 0) return null;
  return (
    <Card
      padding={4}
      radius={3}
      tone={tone}
      data-testid={testId}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {documents.map(({ document, problems }) => {
          const { _id, _type } = document;
          const type = schema.get(_type);
          return (
            <Stack gap={3} key={_id}>
              <Text weight="medium">
                <IntentLink intent="edit" params={{ id: publishedId(_id), type: _type }}>
                  {documentName(document) ?? type?.title ?? _id}
                </IntentLink>
              </Text>
              {problems.map(({ path, message }) => (
                <Text size={1} key={`${JSON.stringify(path)} ${message}`}>
                  {labelled(describePlace(type, path, document), message)}
                </Text>
              ))}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
