import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { pathToString } from 'sanity';
import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import { FieldLink } from '../../tool/FieldLink.tsx';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { describeLag } from '../describeLag.ts';
import { type DocumentTranslations, openDocuments } from '../documentTranslations.ts';

/** How many documents can be rendered at once without a noticeable delay. */
const PAGE = 50;

interface OpenDocumentsProps {
  readonly documents: readonly DocumentTranslations[];
  /** `undefined` for both. */
  readonly language: Locale | undefined;
}

/** The documents with open texts, grouped and in the order of the site. */
export function OpenDocuments({ documents, language }: OpenDocumentsProps) {
  const [limit, setLimit] = useState(PAGE);
  const open = useMemo(() => openDocuments(documents, language), [documents, language]);
  if (open.length === 0) return <AllAgree language={language} />;
  const groups = Map.groupBy(open, ({ group }) => group);
  const shown = new Set(open.slice(0, limit));
  const hidden = open.length - shown.size;
  return (
    <Stack gap={6}>
      {[...groups].map(([group, members]) => {
        const visible = members.filter((document) => shown.has(document));
        return visible.length === 0 ? null : (
          <Stack key={group} gap={4} as="section" aria-label={group}>
            <Heading as="h2" size={1}>
              {group} ({members.length})
            </Heading>
            {visible.map((document) => (
              <OpenDocument key={document.id} document={document} />
            ))}
          </Stack>
        );
      })}
      {hidden > 0 && (
        <Box>
          <Button
            mode="ghost"
            text={say('Show more ([count] documents)', { count: hidden })}
            onClick={() => setLimit(limit + PAGE)}
          />
        </Box>
      )}
    </Stack>
  );
}

/** A document and its open texts, each a link to its field. */
function OpenDocument({ document }: { readonly document: DocumentTranslations }) {
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
                <FieldLink id={id} type={type} path={[...field.path, field.language]}>
                  {field.titles.join(' › ')}
                </FieldLink>
              </Text>
              <Badge tone={field.state === 'missing' ? 'critical' : 'caution'} fontSize={1}>
                {describeLag(field)}
              </Badge>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const AllAgree = ({ language }: { readonly language: Locale | undefined }) => (
  <Card padding={5} radius={3} tone="positive" role="status">
    <Flex gap={4} align="center">
      <Text size={4}>
        <CheckmarkCircleIcon />
      </Text>
      <Text>
        {language
          ? say('Nothing to do in [language].', { language: LANGUAGE_NAMES[language] })
          : say('All translations are complete and up to date.')}
      </Text>
    </Flex>
  </Card>
);
