import { useMemo } from 'react';
import { say } from '../../words/say.ts';
import type { Layer, StoredDocument } from '../documents/overlay.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { ProblemDocuments } from './ProblemDocuments.tsx';
import { heldBackDocuments, languagesBehind, type RefusedDocument } from './refusedDocuments.ts';

interface LayerProblemsProps {
  readonly layer: Layer;
  readonly stored: readonly StoredDocument[];
  /** The documents of the layer that fail validation. */
  readonly refusals: readonly RefusedDocument[];
}

/**
 * Documents that cannot be published, are held back, or have one language out of date: with fields
 * and reasons.
 */
export function LayerProblems({ layer, stored, refusals }: LayerProblemsProps) {
  const typeOf = useTypeOf();
  const held = useMemo(() => heldBackDocuments(stored, layer), [stored, layer]);
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
