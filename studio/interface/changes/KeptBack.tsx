import type { PathSegment, SchemaType } from '@sanity/types';
import { Card, Heading, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { isLocale, LOCALE_TITLES } from '../../../locales/locale.ts';
import { labelled } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import { type Layer, publishedId, type StoredDocument } from '../documents/overlay.ts';
import { describeField } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import { useRefusals } from './useRefusals.ts';

/** The documents that break a rule: each with its fields and the reasons. */
export function KeptBack({ layer }: { readonly layer: Layer }) {
  const schema = useSchema();
  const refusals = useRefusals(layer);
  if (refusals.length === 0) return null;
  const isRelease = layer !== 'drafts';
  return (
    <Card padding={4} radius={3} tone="critical" role="alert" data-testid="kept-back">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {isRelease
            ? say('Nothing of this release can be published until this is mended')
            : say('These drafts cannot be published until this is mended')}
        </Heading>
        {refusals.map(({ document, problems }) => {
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
                  {labelled(fieldOf(type, path, document), message)}
                </Text>
              ))}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** The field, and of a text in both languages the one that is meant, as the form heads it. */
function fieldOf(
  type: SchemaType | undefined,
  path: readonly PathSegment[],
  document: StoredDocument,
): string {
  if (path.length === 0) return '';
  const last = path.at(-1);
  const language = isLocale(last) ? [LOCALE_TITLES[last]] : [];
  return [describeField(type, path, document), ...language].join(' › ');
}
