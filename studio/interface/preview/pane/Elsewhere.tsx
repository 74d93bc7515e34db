import type { SchemaType } from '@sanity/types';
import { Button, Card, Flex, Text } from '@sanity/ui';
import { say } from '../../../words/say.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { isEverywhere, pathOf } from '../places/placesOf.ts';
import type { Field } from './openField.ts';

interface ElsewhereProps {
  readonly site: DraftSite;
  /** Id of the open document. */
  readonly id: string;
  readonly type: SchemaType;
  /** The page that is shown, without language. */
  readonly page: string;
  /** The page on which a click opened the document, if one did. */
  readonly clicked: string | undefined;
  /** Shows the page again that the document was opened on: its own without another. */
  readonly onReturn: () => void;
  readonly onOpen: (field: Field) => void;
}

/** Says why a page is not the open document's own, and leads back. */
export function Elsewhere({ site, id, type, page, clicked, onReturn, onOpen }: ElsewhereProps) {
  // What is on every page has none of its own, not even where the home page stands for it.
  if (!isEverywhere(type.name) && page === pathOf(site, id, type.name)) return null;
  if (page !== clicked)
    return (
      <Line
        text={say('You followed a link to [page].', { page })}
        back={say('Back to this document')}
        onBack={onReturn}
      />
    );
  const document = site.pages.find(({ path }) => path === page)?.document;
  return (
    <Line
      text={say(
        'The text you clicked belongs to another document, [document], which is now open.',
        {
          document: type.title ?? type.name,
        },
      )}
      back={say('Back to the document of [page]', { page })}
      onBack={document && (() => onOpen({ id: document._id, type: document._type, path: [] }))}
    />
  );
}

interface LineProps {
  readonly text: string;
  readonly back: string;
  readonly onBack: (() => void) | undefined;
}

function Line({ text, back, onBack }: LineProps) {
  return (
    <Card tone="primary" padding={2} borderBottom>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>{text}</Text>
        {onBack && <Button mode="ghost" padding={2} fontSize={1} text={back} onClick={onBack} />}
      </Flex>
    </Card>
  );
}
