import {
  cleanupSemantic,
  DIFF_DELETE,
  DIFF_EQUAL,
  DIFF_INSERT,
  makeDiff,
} from '@sanity/diff-match-patch';
import { Card, Flex, Spinner, Text } from '@sanity/ui';
import { useCallback } from 'react';
import { type Path, useClient, useFormValue } from 'sanity';
import { styled } from 'styled-components';
import { LANGUAGE_TAGS, type Locale } from '../../../../locales/locale.ts';
import { SANITY_API } from '../../../schema/sanityApi.ts';
import { say } from '../../../words/say.ts';
import { SmallButton } from '../../tool/SmallButton.tsx';
import { useLoadable } from '../../tool/useLoadable.ts';
import type { Bilingual } from '../../translations/agreement.ts';
import { findEarlierText } from '../../translations/findEarlierText.ts';
import { plainText } from '../../translations/plainText.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { readRevisions } from './readRevisions.ts';

interface SourceChangeProps {
  readonly path: Path;
  readonly value: Bilingual;
  /** The language that changed. */
  readonly language: Locale;
}

const TAGS = { [DIFF_INSERT]: 'ins', [DIFF_DELETE]: 'del', [DIFF_EQUAL]: 'span' } as const;

/** The changes in a language since both were last confirmed to match, word by word. */
export function SourceChange({ path, value, language }: SourceChangeProps) {
  const { value: earlier, retry } = useEarlierText(path, value, language);
  if (retry)
    return (
      <Flex gap={2} align="center" role="alert">
        <Text size={1}>{say('The history could not be loaded. Check your connection.')}</Text>
        <SmallButton text={say('Try again')} onClick={retry} />
      </Flex>
    );
  if (!earlier) return <Spinner muted />;
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
              const Tag = TAGS[kind];
              // biome-ignore lint/suspicious/noArrayIndexKey: the segments are always replaced together
              return <Tag key={index}>{words}</Tag>;
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

/** The earlier text, if the history has it. */
function useEarlierText(path: Path, value: Bilingual, language: Locale) {
  const client = useClient(SANITY_API);
  const id = useFormValue(['_id']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record alone tells which text it was
  const find = useCallback(async () => {
    const revisions = await readRevisions(client, String(id));
    return { text: findEarlierText(revisions, path, value, language) };
  }, [client, id, value.confirmed]);
  return useLoadable(find);
}
