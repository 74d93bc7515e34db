import type { SchemaType } from '@sanity/types';
import { Card, Flex, Text } from '@sanity/ui';
import { say } from '../../../words/say.ts';
import { SmallButton } from '../../tool/SmallButton.tsx';
import type { DraftSite } from '../draft/composeDraft.ts';
import { documentAt, ownPathOf } from '../places/placesOf.ts';
import type { Field } from './openField.ts';

interface OtherPageNoticeProps {
  readonly site: DraftSite;
  /** Id of the open document. */
  readonly id: string;
  readonly type: SchemaType;
  /** Path of the shown page, without language. */
  readonly page: string;
  /** Path of the page on which a click opened the document, if one did. */
  readonly clicked: string | undefined;
  /** Shows the page on which the document was opened: its own by default. */
  readonly onReturn: () => void;
  readonly onOpen: (field: Field) => void;
}

/** Explains why the shown page is not the open document's own, and links back. */
export function OtherPageNotice({
  site,
  id,
  type,
  page,
  clicked,
  onReturn,
  onOpen,
}: OtherPageNoticeProps) {
  if (page === ownPathOf(site, id, type.name)) return null;
  if (page !== clicked)
    return (
      <Line
        text={say('You followed a link to [page].', { page })}
        back={say('Back to this document')}
        onBack={onReturn}
      />
    );
  const document = documentAt(site, page);
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
        {onBack && <SmallButton text={back} onClick={onBack} />}
      </Flex>
    </Card>
  );
}
