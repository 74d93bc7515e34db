import { useEffect, useEffectEvent } from 'react';
import {
  type InputProps,
  isObjectInputProps,
  isVersionId,
  type ObjectInputProps,
  set,
  useEditState,
} from 'sanity';
import { isRecord } from '../../../locales/isRecord.ts';
import { publishedId } from '../../schema/overlay.ts';
import { formerSlugsAfter } from './formerSlugs.ts';

/**
 * The form of a document; in a release it lists the address that the page loses as a former one. The
 * lake publishes a release on its own, so this cannot wait for the publish as it does for a draft.
 */
export function FormWithFormerAddress(props: InputProps) {
  const id = props.path.length === 0 && isRecord(props.value) ? String(props.value._id) : '';
  return (
    <>
      {isVersionId(id) && isObjectInputProps(props) && <FormerAddress id={id} form={props} />}
      {props.renderDefault(props)}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly form: ObjectInputProps;
}

/** Renders nothing. */
function FormerAddress({ id, form: { value, schemaType, readOnly, onChange } }: Props) {
  const { published } = useEditState(publishedId(id), schemaType.name);
  const slugs = readOnly ? undefined : formerSlugsAfter(value, published);
  const list = useEffectEvent(() => slugs && onChange(set(slugs, ['formerSlugs'])));
  const wanted = slugs?.join();
  useEffect(() => {
    if (wanted !== undefined) list();
  }, [wanted]);
  return null;
}
