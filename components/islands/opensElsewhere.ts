/** Whether a click or key opens a link in another tab or window. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean => metaKey || ctrlKey || shiftKey;
