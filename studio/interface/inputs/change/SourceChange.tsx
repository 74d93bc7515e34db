import { cleanupSemantic, DIFF_DELETE, DIFF_INSERT, makeDiff } from '@sanity/diff-match-patch';
import { Button, Card, Flex, Spinner, Text } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { type Path, useClient, useFormValue } from 'sanity';
import { styled } from 'styled-components';
import { LANGUAGE_TAGS, type Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import { useAnswer } from '../../tool/useAnswer.ts';
import type { Bilingual } from '../../translations/agreement.ts';
import { earlierText } from '../../translations/earlierText.ts';
import { plainText } from '../../translations/plainText.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { readRevisions } from './readRevisions.ts';

interface SourceChangeProps {
  readonly path: Path;
  readonly value: Bilingual;
  /** The language that changed. */
  readonly language: Locale;
}

/** The changes in a language since both were last confirmed to match, word by word. */
export function SourceChange({ path, value, language }: SourceChangeProps) {
  const earlier = useEarlierText(path, value, language);
  if (!earlier) return <Spinner muted />;
  if (earlier.again)
    return (
      <Flex gap={2} align="center" role="alert">
        <Text size={1}>{say('The history could not be loaded. Check your connection.')}</Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={say('Try again')}
          onClick={earlier.again}
        />
      </Flex>
    );
  if (earlier.text === undefined)
    return (
      <Text size={1} muted>
        {say('The earlier [language] text is no longer in the history.', {
          language: LANGUAGE_NAMES[language],
        })}
      </Text>
    );
  const before = plainText(earlier.text);
  const after = plainText(value[language]);
  return (
    <Words padding={3} radius={2} border lang={LANGUAGE_TAGS[language]} tabIndex={0}>
      <Text size={1}>
        {before === after
          ? say('Only headings, lists, emphasis or links changed.')
          : cleanupSemantic(makeDiff(before, after)).map(([kind, words], index) => {
              const Part = kind === DIFF_INSERT ? 'ins' : kind === DIFF_DELETE ? 'del' : 'span';
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn anew as a whole
              return <Part key={index}>{words}</Part>;
            })}
      </Text>
    </Words>
  );
}

/** A long text scrolls, by keyboard too. */
const Words = styled(Card)`
  max-height: 20rem;
  overflow: auto;
  white-space: pre-wrap;

  ins {
    background: var(--card-badge-positive-bg-color);
  }

  del {
    background: var(--card-badge-critical-bg-color);
  }
`;

/** The text, if the history has it; or a function to retry after a failure. */
interface EarlierText {
  readonly text?: unknown;
  readonly again?: () => void;
}

/** The earlier text; `undefined` until the history is loaded. */
function useEarlierText(path: Path, value: Bilingual, language: Locale) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const id = useFormValue(['_id']);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record alone tells which text it was
  const find = useCallback(async (): Promise<EarlierText> => {
    try {
      const revisions = await readRevisions(client, String(id));
      return { text: earlierText(revisions, path, value, language) };
    } catch {
      return { again: () => setAttempt(attempt + 1) };
    }
  }, [client, id, value.confirmed, attempt]);
  return useAnswer(find);
}
