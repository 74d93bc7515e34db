import { useCallback } from 'react';
import { useRouter } from 'sanity/router';
import { usePaneRouter } from 'sanity/structure';
import { type Field, type PreviewPlace, panesFor } from './openField.ts';

/**
 * Returns a function that opens a field in the form, beside the preview.
 *
 * @param id of the document whose preview this is
 */
export function useOpenField(id: string) {
  const { navigate } = useRouter();
  const { routerPanesState: panes, groupIndex: group } = usePaneRouter();
  return useCallback(
    (field: Field, shown: PreviewPlace) =>
      navigate({ panes: panesFor(field, { panes, group, id, ...shown, room: innerWidth }) }),
    [navigate, panes, group, id],
  );
}
