import { Flex } from '@sanity/ui';
import { useCallback } from 'react';
import { useClient } from 'sanity';
import type { Locale } from '../../../locales/locale.ts';
import { readClaimRules } from '../../schema/rules/claimAdvice.ts';
import { type Claim, unqualifiedClaims } from '../../schema/rules/claims.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';
import { useLoadable } from '../tool/useLoadable.ts';

interface WatchedWordsProps {
  readonly text: unknown;
  readonly language: Locale;
  /** Id of the element that the text is typed in. */
  readonly inputId: string;
}

/** Buttons below a text that select the watched words it warns about; one for each place. */
export function WatchedWords({ text, language, inputId }: WatchedWordsProps) {
  // Several rules may watch the same word.
  const claims = new Map(useClaims(text, language).map((claim) => [claim.at, claim]));
  if (claims.size === 0) return null;
  const select = ({ at, word }: Claim) => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(at, at + word.length);
  };
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={say('Watched words')}>
      {[...claims].map(([at, claim]) => (
        <SmallButton
          key={at}
          tone="caution"
          text={say('Show “[word]”', { word: claim.word })}
          onClick={() => select(claim)}
        />
      ))}
    </Flex>
  );
}

/** The claims of a text; none for rich text, whose blocks show their own warnings. */
function useClaims(text: unknown, language: Locale): readonly Claim[] {
  const client = useClient(SANITY_API);
  const find = useCallback(
    async () =>
      typeof text === 'string'
        ? unqualifiedClaims(text, language, await readClaimRules(client))
        : [],
    [client, text, language],
  );
  return useLoadable(find).value ?? [];
}
