import { Box } from '@sanity/ui';
import { type FieldProps, type ObjectFieldProps, unset, useFormValue } from 'sanity';
import { hasContent } from '../../schema/rules/hasContent.ts';
import { hasTabs } from '../../schema/rules/programParts.ts';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';

/** Whether an object exists without content and may be absent, at least in some documents. */
export const canBeLeftOut = (props: FieldProps): props is ObjectFieldProps => {
  const { options, hidden } = props.schemaType;
  return (
    'collapsible' in props &&
    (options?.collapsible === true || typeof hidden === 'function') &&
    props.value !== undefined &&
    !hasContent(props.value) &&
    !props.inputProps.readOnly
  );
};

const DOCUMENT: [] = [];

/**
 * Removes a part that a new document started with, or that lost its content, so that validation no
 * longer requires its fields.
 */
export function LeaveOutButton({
  title = '',
  schemaType,
  inputProps,
  onCollapse,
}: ObjectFieldProps) {
  const document = useFormValue(DOCUMENT);
  const leaveOut = () => {
    inputProps.onChange(unset());
    onCollapse();
  };
  return schemaType.options?.collapsible === true || hasTabs(document) ? (
    <Box>
      <SmallButton text={say('Leave out “[part]”', { part: title })} onClick={leaveOut} />
    </Box>
  ) : null;
}
