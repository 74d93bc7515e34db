/** Whether a click or key is the browser's: opens another tab or window, downloads, or goes back. */
export const opensElsewhere = ({
  altKey,
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  altKey || metaKey || ctrlKey || shiftKey;
