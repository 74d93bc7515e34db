import { useState } from 'react';

/**
 * Whether an element was pointed at or focused, which its menus wait for: a long form has hundreds
 * of them, and before they are invisible. Without a pointer that can hover, they are always shown.
 *
 * @returns the answer, and the handlers of the element
 */
export function useFirstUse() {
  const [isUsed, setUsed] = useState(() => !matchMedia('(hover: hover)').matches);
  const use = () => setUsed(true);
  return [isUsed, { onPointerEnter: use, onFocus: use }] as const;
}
