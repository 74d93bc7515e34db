import { useMemo } from 'react';
import { say } from '../../words/say.ts';
import type { Layer, StoredDocument } from '../documents/overlay.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { heldBehind } from './heldBehind.ts';
import { languagesBehind } from './languagesBehind.ts';
import { ProblemDocuments } from './ProblemDocuments.tsx';
import type { RefusedDocument } from './refusedDocument.ts';

interface KeptBackProps {
  readonly layer: Layer;
  readonly stored: readonly StoredDocument[];
  /** The documents of the layer that break a rule. */
  readonly refusals: readonly RefusedDocument[];
}

/** What cannot be published, is published and not shown, or lags: with fields and reasons. */
export function KeptBack({ layer, stored, refusals }: KeptBackProps) {
  const typeOf = useTypeOf();
  const held = useMemo(() => heldBehind(stored, layer), [stored, layer]);
  const behind = useMemo(() => languagesBehind(stored, layer, typeOf), [stored, layer, typeOf]);
  const isRelease = layer !== 'drafts';
  return (
    <>
      <ProblemDocuments
        title={
          isRelease
            ? say('This release cannot be published until these problems are fixed')
            : say('These drafts cannot be published until their problems are fixed')
        }
        tone="critical"
        documents={refusals}
        testId="kept-back"
      />
      <ProblemDocuments
        title={
          isRelease
            ? say(
                'Held back once this release is published: visitors will still see the current version',
              )
            : say('Published but held back: visitors still see the previous version')
        }
        tone="caution"
        documents={held}
        testId="held-back"
      />
      <ProblemDocuments
        title={say('One language behind')}
        tone="caution"
        documents={behind}
        testId="language-behind"
      />
    </>
  );
}
