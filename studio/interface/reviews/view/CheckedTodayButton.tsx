import { Flex, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient } from 'sanity';
import { addDays, isDay } from '../../../../locales/day.ts';
import { SANITY_API } from '../../../schema/sanityApi.ts';
import { say } from '../../../words/say.ts';
import { SmallButton } from '../../tool/SmallButton.tsx';
import { adviceAfter, nextDueDate, recordCheck } from '../recordCheck.ts';
import type { Check } from '../reviewEntries.ts';
import type { ReviewedDocument } from '../sortReviews.ts';

interface CheckedTodayButtonProps {
  readonly document: ReviewedDocument;
  readonly checks: readonly Check[];
  /** What the button checks, for screen readers. */
  readonly subject: string;
  readonly today: string;
}

/** “Checked today, next review …”: the same interval as before, or a chosen date. */
export function CheckedTodayButton({ document, checks, subject, today }: CheckedTodayButtonProps) {
  const client = useClient(SANITY_API);
  const { push } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [first] = checks;
  const [chosen, setChosen] = useState<string>();
  const due = chosen ?? (first ? nextDueDate(today, first) : today);
  const isDated = checks.some(({ dueAt }) => dueAt !== undefined);
  const note = async () => {
    setBusy(true);
    await recordCheck(client, document, checks, today, due).catch((error: unknown) =>
      push({
        status: 'error',
        title: say('[subject] was not marked as checked', { subject }),
        description: adviceAfter(error),
      }),
    );
    setBusy(false);
  };
  return (
    <Flex gap={2} align="center" role="group" aria-label={subject}>
      <SmallButton
        // Browsers accept years of more than four digits.
        disabled={isBusy || !isDay(due) || due <= today}
        text={
          checks.length > 1
            ? say('All [count] checked today', { count: checks.length })
            : say('Checked today')
        }
        onClick={() => void note()}
      />
      {isDated && (
        <>
          <Text size={1} muted>
            {say('next review')}
          </Text>
          <TextInput
            type="date"
            fontSize={1}
            padding={2}
            aria-label={say('Next review')}
            min={addDays(today, 1)}
            value={due}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </>
      )}
    </Flex>
  );
}
