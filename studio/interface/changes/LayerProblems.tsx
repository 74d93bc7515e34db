import { Box, Card, Heading, Stack, Text } from '@sanity/ui';
import { useMemo, useReducer } from 'react';
import { type Layer, publishedId, type StoredDocument } from '../../schema/overlay.ts';
import { withLabel } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import { FieldLink } from '../tool/FieldLink.tsx';
import { SmallButton } from '../tool/SmallButton.tsx';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { describePlace } from '../words/describeField.ts';
import { distinctName } from '../words/documentName.ts';
import {
  contestedDocuments,
  heldBackDocuments,
  type RefusedDocument,
  staleDocuments,
} from './refusedDocuments.ts';

interface LayerProblemsProps {
  readonly layer: Layer;
  readonly stored: readonly StoredDocument[];
  /** The documents of the layer that fail validation. */
  readonly refusals: readonly RefusedDocument[];
}

/**
 * Documents that cannot be published, are held back, are changed elsewhere too or have one language
 * out of date: with fields and reasons.
 */
export function LayerProblems({ layer, stored, refusals }: LayerProblemsProps) {
  const typeOf = useTypeOf();
  const held = useMemo(() => heldBackDocuments(stored, layer), [stored, layer]);
  const behind = useMemo(() => staleDocuments(stored, layer, typeOf), [stored, layer, typeOf]);
  const contested = useMemo(() => contestedDocuments(stored, layer), [stored, layer]);
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
        title={say('Changed elsewhere too')}
        tone="caution"
        documents={contested}
        testId="contested"
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

interface ProblemDocumentsProps {
  readonly title: string;
  readonly tone: 'critical' | 'caution';
  readonly documents: readonly RefusedDocument[];
  readonly testId: string;
}

/** Documents with their problems by field; nothing if there are none. */
function ProblemDocuments({ title, tone, documents, testId }: ProblemDocumentsProps) {
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
        {documents.map((one) => (
          <ProblemDocument key={one.document._id} {...one} />
        ))}
      </Stack>
    </Card>
  );
}

/** More, such as those of a page that was just begun, would push the changes out of sight. */
const SHOWN = 5;

/** A document and its problems, with links to its form and to their fields. */
function ProblemDocument({ document, problems }: RefusedDocument) {
  const type = useTypeOf()(document._type);
  const [areAllShown, showAll] = useReducer(() => true, false);
  const { _id, _type } = document;
  const id = publishedId(_id);
  const shown = areAllShown ? problems : problems.slice(0, SHOWN);
  const hidden = problems.length - shown.length;
  return (
    <Stack gap={3}>
      <Text weight="medium">
        <FieldLink id={id} type={_type}>
          {distinctName(document) ?? type?.title ?? _id}
        </FieldLink>
      </Text>
      {shown.map(({ path, message }) => (
        <Text size={1} key={`${JSON.stringify(path)} ${message}`}>
          {path.length === 0 ? (
            message
          ) : (
            <FieldLink id={id} type={_type} path={path}>
              {withLabel(describePlace(type, path, document), message)}
            </FieldLink>
          )}
        </Text>
      ))}
      {hidden > 0 && (
        <Box>
          <SmallButton
            text={say('Show more ([count] problems)', { count: hidden })}
            onClick={showAll}
          />
        </Box>
      )}
    </Stack>
  );
}
