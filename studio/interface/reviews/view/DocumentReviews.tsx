import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { say } from '../../../words/say.ts';
import { FieldLink } from '../../tool/FieldLink.tsx';
import { useIsEditor } from '../../tool/useIsEditor.ts';
import type { ReviewEntry } from '../reviewEntries.ts';
import type { ReviewedDocument } from '../sortReviews.ts';
import { CheckedTodayButton } from './CheckedTodayButton.tsx';

interface DocumentReviewsProps {
  readonly document: ReviewedDocument;
  readonly today: string;
  readonly isOverdue: boolean;
}

/** A document and its review dates, to be marked as checked one by one or all at once. */
export function DocumentReviews({ document, today, isOverdue }: DocumentReviewsProps) {
  const { id, type, title, kind, entries, hasDraft } = document;
  const isEditor = useIsEditor();
  const checks = entries.flatMap(({ check }) => check ?? []);
  return (
    <Card border radius={3} padding={4} as="article" aria-label={`${title}, ${kind}`}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Heading as="h3" size={1}>
            {title}
          </Heading>
          <Text size={1} muted>
            {kind}
          </Text>
        </Flex>
        <Stack gap={4} as="ul">
          {entries.map((entry) => (
            <Flex key={entry.path} as="li" gap={3} align="center" wrap="wrap">
              <Badge tone={toneOf(entry, isOverdue)} fontSize={1}>
                {entry.day}
              </Badge>
              <Stack gap={2} flex={1} style={{ minWidth: '16rem' }}>
                <Text size={1}>
                  <FieldLink id={id} type={type} path={entry.path}>
                    {entry.title}
                  </FieldLink>
                </Text>
                <Text size={1} muted>
                  {entry.note}
                </Text>
              </Stack>
              {isEditor && entry.check && (
                <CheckedTodayButton
                  document={document}
                  checks={[entry.check]}
                  subject={entry.title}
                  today={today}
                />
              )}
            </Flex>
          ))}
        </Stack>
        {isEditor && checks.length > 1 && (
          <CheckedTodayButton document={document} checks={checks} subject={title} today={today} />
        )}
        {hasDraft && checks.length > 0 && (
          <Text size={1} muted>
            {say(
              'This document has a draft: your checks are saved in it and go live when it is published.',
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function toneOf({ check }: ReviewEntry, isOverdue: boolean) {
  if (isOverdue) return 'critical';
  return check ? 'caution' : 'primary';
}
