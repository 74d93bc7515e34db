import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { formerSlugsAfter } from './formerSlugs.ts';

/**
 * Publishes a document with the address that it loses among its former ones: editors see it there,
 * and can take it out.
 *
 * @param publish Sanity's own action
 */
export function keepFormerAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const KeepFormerAddress: DocumentActionComponent = (props) => {
    const action = publish(props);
    const { patch } = useDocumentOperation(props.id, props.type);
    const formerSlugs = formerSlugsAfter(props.draft, props.published);
    if (!action?.onHandle || !formerSlugs || patch.disabled) return action;
    return {
      ...action,
      onHandle: () => {
        patch.execute([{ set: { formerSlugs } }]);
        action.onHandle?.();
      },
    };
  };
  return Object.assign(KeepFormerAddress, { action: publish.action });
}
